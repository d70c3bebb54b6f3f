import { useShallowSelector } from '../../hooks/useShallowSelector'
import { useTexts } from '../../texts/texts'
import { Action } from '../../ui/controls/Action'
import { Actions } from '../../ui/layout/Actions'
import { PartHeading } from './PartHeading'
import type { PaymentProps } from './payment'
import { TransferData } from './TransferData'

/** The data of a transfer, to copy line by line or to read with the banking app. */
export function Transfer({ payment, isLast }: PaymentProps) {
  const t = useTexts('payment')
  const { transfer, due, copying } = useShallowSelector(
    payment,
    ({ context: { transfer, due }, children: { copying } }) => ({
      transfer,
      due,
      copying,
    }),
  )
  const { send } = payment
  if (transfer === null) return null
  return (
    <>
      <PartHeading payment={payment}>{t('transfer.heading')}</PartHeading>
      <p>{t('transfer.lead')}</p>
      {!isLast && <p>{t('transfer.sendsLater')}</p>}
      <TransferData transfer={transfer} amount={due} copying={copying} />
      {isLast && <p className="hint">{t('transfer.sends')}</p>}
      <Actions>
        <Action send={send} event={{ type: 'transfer.confirmed' }} variant="primary">
          {isLast ? t('send') : t('transfer.next')}
        </Action>
        <Action send={send} event={{ type: 'transfer.left' }} variant="back">
          {t('transfer.other')}
        </Action>
      </Actions>
    </>
  )
}
