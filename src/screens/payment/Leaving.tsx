import { useSelector } from '@xstate/react'
import { useTexts } from '../../texts/texts'
import { Action } from '../../ui/controls/Action'
import { Waiting } from '../../ui/feedback/Waiting'
import { Actions } from '../../ui/layout/Actions'
import { PartHeading } from './PartHeading'
import type { PaymentProps } from './payment'

/** The browser is leaving for the provider's page. A link is shown in case it does not. */
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
