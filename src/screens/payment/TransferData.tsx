import './Transfer.css'
import { transferQr } from '../../../machines/payment/transferQr'
import { useTexts } from '../../texts/texts'
import { Actions } from '../../ui/Actions'
import { OtherDevice } from '../../ui/OtherDevice'
import { QrCode } from '../../ui/QrCode'
import { QrImageLink } from '../../ui/QrImageLink'
import { TransferLines, type TransferLinesProps } from './TransferLines'

/** What a transfer needs: to be copied line by line, or read by the banking app. */
export function TransferData({ transfer, amount, copying }: TransferLinesProps) {
  const t = useTexts('payment')
  const qr = transferQr(transfer, amount)
  return (
    <>
      <TransferLines transfer={transfer} amount={amount} copying={copying} />
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
    </>
  )
}
