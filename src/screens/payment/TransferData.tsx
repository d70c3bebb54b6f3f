import './Transfer.css'
import type { Transfer } from '../../../machines/payment/payment.types'
import { transferQr } from '../../../machines/payment/transferQr'
import type { Money } from '../../api/entities'
import { useTexts } from '../../texts/texts'
import { OtherDevice } from '../../ui/controls/OtherDevice'
import { QrImageLink } from '../../ui/controls/QrImageLink'
import { Actions } from '../../ui/layout/Actions'
import { QrCode } from '../../ui/values/QrCode'
import type { Copying } from '../copying/copying'
import { CopiedLine } from './CopiedLine'
import { TransferLines } from './TransferLines'

export interface TransferDataProps {
  readonly transfer: Transfer
  readonly amount: Money | null
  /** The actor that copies the lines; absent if the lines have no copy buttons. */
  readonly copying?: Copying | undefined
}

/** The data of a transfer, to copy line by line or to read with the banking app. */
export function TransferData({ transfer, amount, copying }: TransferDataProps) {
  const t = useTexts('payment')
  const qrText = transferQr(transfer, amount)
  return (
    <>
      <TransferLines details={transfer.details} amount={amount} copying={copying} />
      {copying && <CopiedLine copying={copying} />}
      {qrText && (
        <>
          <Actions>
            <QrImageLink text={qrText} fileName={t('transfer.qrFile')}>
              {t('transfer.qrSave')}
            </QrImageLink>
          </Actions>
          {copying && <p className="hint">{t('transfer.qrSaveHint')}</p>}
          <OtherDevice label={t('transfer.otherDevice')}>
            <section className="transfer-qr">
              <QrCode text={qrText} label={t('transfer.qrLabel')} />
              <div>
                <h3>{t('transfer.qrHeading')}</h3>
                <p>{t('transfer.qr')}</p>
              </div>
            </section>
          </OtherDevice>
        </>
      )}
    </>
  )
}
