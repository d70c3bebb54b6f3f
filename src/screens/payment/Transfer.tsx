import './Transfer.css'
import type { Transfer as TransferData, TransferLine } from '../../../machines/payment/payment.types'
import { transferQr } from '../../../machines/payment/transferQr'
import type { Money } from '../../api/entities'
import { formatMoney } from '../../texts/format'
import { useTexts } from '../../texts/texts'
import { Action } from '../../ui/Action'
import { Actions } from '../../ui/Actions'
import { DescriptionList } from '../../ui/DescriptionList'
import { QrCode } from '../../ui/QrCode'
import type { PaymentProps } from './payment'

/** What a transfer needs: to be copied line by line, or read by the banking app. */
export function Transfer({ payment, snapshot }: PaymentProps) {
  const t = useTexts('payment')
  const { transfer, due, copied } = snapshot.context
  const { send } = payment
  if (transfer === null) return null
  const qr = transferQr(transfer, due)
  return (
    <>
      <p>{t('transfer.lead')}</p>
      <DescriptionList
        items={linesOf(transfer, due).map(({ line, shown, text }) => ({
          label: t(`transfer.${line}`),
          value: (
            <span className="transfer-line">
              <span>{shown}</span>
              <Action
                send={send}
                event={{ type: 'line.copied', line, text }}
                variant="quiet"
                name={t('transfer.copyLine', { line: t(`transfer.${line}`) })}
              >
                {t('transfer.copy')}
              </Action>
            </span>
          ),
        }))}
      />
      <p role="status">
        {copied &&
          (copied.isCopied ? t('transfer.copied', { line: t(`transfer.${copied.line}`) }) : t('transfer.notCopied'))}
      </p>
      {qr && (
        <section className="transfer-qr">
          <QrCode text={qr} label={t('transfer.qrLabel')} />
          <div>
            <h3>{t('transfer.qrHeading')}</h3>
            <p>{t('transfer.qr')}</p>
          </div>
        </section>
      )}
      <Actions>
        <Action send={send} event={{ type: 'transfer.confirmed' }} variant="primary">
          {t('transfer.next')}
        </Action>
        <Action send={send} event={{ type: 'transfer.left' }} variant="quiet">
          {t('transfer.other')}
        </Action>
      </Actions>
    </>
  )
}

interface Line {
  readonly line: TransferLine
  readonly shown: string
  /** As the bank's form takes it. */
  readonly text: string
}

const linesOf = ({ details }: TransferData, amount: Money | null): readonly Line[] => {
  const { accountHolder, accountNumber, contractNumber, swiftCode } = details
  const plain = (line: TransferLine, text: string): Line => ({ line, shown: text, text })
  return [
    plain('accountHolder', accountHolder),
    plain('accountNumber', accountNumber),
    plain('reference', contractNumber),
    ...(amount === null ? [] : [{ line: 'amount' as const, shown: formatMoney(amount), text: String(amount.value) }]),
    ...(swiftCode === null ? [] : [plain('swiftCode', swiftCode)]),
  ]
}
