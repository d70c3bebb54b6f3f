import { useSelector } from '@xstate/react'
import { useTexts } from '../../texts/texts'
import { Action } from '../../ui/controls/Action'
import { Waiting } from '../../ui/feedback/Waiting'
import { Actions } from '../../ui/layout/Actions'
import { PartHeading } from './PartHeading'
import type { PaymentProps } from './payment'

/** Shown while the browser opens the provider's page. Includes a link in case the page does not open. */
export function Leaving({ payment }: PaymentProps) {
  const t = useTexts('payment')
  const address = useSelector(payment, ({ context }) => context.lead?.address)
  return (
    <>
      <PartHeading payment={payment}>{t('leaving.heading')}</PartHeading>
      <Waiting>{t('leaving.status')}</Waiting>
      <p>{t('leaving.hint')}</p>
      <Actions>
        <a className="action action-primary" href={address}>
          {t('leaving.follow')}
        </a>
        <Action send={payment.send} event={{ type: 'card.abandoned' }} variant="quiet">
          {t('leaving.abandon')}
        </Action>
      </Actions>
    </>
  )
}
