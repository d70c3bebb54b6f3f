import { useAppSelector } from '../../hooks/actor'
import { useTexts } from '../../texts/texts'
import { Action } from '../../ui/controls/Action'
import { Notice } from '../../ui/feedback/Notice'
import { Actions } from '../../ui/layout/Actions'
import type { PaymentProps } from './payment'

interface Props extends Pick<PaymentProps, 'payment'> {
  /** The payments whose result is unknown. */
  readonly ids: readonly string[]
  /** `true` if the notice answers a press. */
  readonly isAnswer: boolean
}

/** The warning that an earlier card payment may have succeeded, with a link to ask about one that has returned. */
export function CameBack({ payment, ids, isAnswer }: Props) {
  const t = useTexts('payment')
  const address = useAppSelector(
    ({ context }) => context.payments.find(({ id, returnAddress }) => returnAddress && ids.includes(id))?.returnAddress,
  )
  return (
    <Notice kind="warning" heading={t('notices.cameBack.heading')} isAnswer={isAnswer}>
      <p>{t(address === undefined ? 'notices.cameBack.body' : 'notices.cameBack.returned')}</p>
      <Actions>
        {/* Loads the page, as after the provider: within the portal, leaving the case would ask to delete it. */}
        {address !== undefined && (
          <a href={address} className="action action-secondary">
            {t('notices.cameBack.ask')}
          </a>
        )}
        <Action send={payment.send} event={{ type: 'card.denied' }}>
          {t('notices.cameBack.deny')}
        </Action>
      </Actions>
    </Notice>
  )
}
