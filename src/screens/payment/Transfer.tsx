import './Transfer.css'
import { transferQr } from '../../../machines/payment/transferQr'
import { useShown } from '../../app/useShown'
import { useTexts } from '../../texts/texts'
import { Action } from '../../ui/Action'
import { Actions } from '../../ui/Actions'
import { OtherDevice } from '../../ui/OtherDevice'
import { QrCode } from '../../ui/QrCode'
import { QrImageLink } from '../../ui/QrImageLink'
import { PartHeading } from './PartHeading'
import type { PaymentProps } from './payment'
import { TransferLines } from './TransferLines'

/** What a transfer needs: to be copied line by line, or read by the banking app. */
export function Transfer({ payment }: PaymentProps) {
  const t = useTexts('payment')
  const { transfer, due, copying } = useShown(payment, ({ context: { transfer, due }, children: { copying } }) => ({
    transfer,
    due,
    copying,
  }))
  const { send } = payment
  if (transfer === null) return null
  const qr = transferQr(transfer, due)
  return (
    <>
      <PartHeading payment={payment}>{t('transfer.heading')}</PartHeading>
      <p>{t('transfer.lead')}</p>
      <TransferLines transfer={transfer} amount={due} copying={copying} />
      {qr && (
        <>
          <Actions>
            <QrImageLink text={qr} fileName={t('transfer.qrFile')}>
              {t('transfer.qrSave')}
            </QrImageLink>
          </Actions>
          <OtherDevice label={t('transfer.otherDevice')}>
            <section className="transfer-qr">
              <QrCode text={qr} label={t('transfer.qrLabel')} />
              <div>
                <h3>{t('transfer.qrHeading')}</h3>
                <p>{t('transfer.qr')}</p>
              </div>
            </section>
          </OtherDevice>
        </>
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
