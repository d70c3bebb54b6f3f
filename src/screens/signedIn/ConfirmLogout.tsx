import { isTakenButUnsent } from '../../../machines/root/app.guards'
import { useApp, useAppSelector } from '../../hooks/actor'
import { useTexts } from '../../texts/texts'
import { Action } from '../../ui/controls/Action'
import { Actions } from '../../ui/layout/Actions'
import { Screen } from '../../ui/layout/Screen'
import { OpenPayments } from '../contract/OpenPayments'
import { HalfFilled } from './HalfFilled'
import { unsentPaymentsKey } from './unsentPaymentsKey'

/**
 * The confirmation before the customer logs out or switches contracts. Shown if an unsubmitted case is half-filled or
 * already paid.
 */
export function ConfirmLogout() {
  const t = useTexts()
  const { send } = useApp()
  const payments = useAppSelector(({ context }) => context.payments).filter(isTakenButUnsent)
  const hasNothingUnsent = useAppSelector(({ context }) => context.halfFilled.length === 0) && payments.length === 0
  const textKey = useAppSelector(({ context }) => (context.switchTo === null ? 'logout' : 'switch'))
  return (
    <Screen
      state="confirmingLogout"
      heading={t(`unsent.${textKey}.heading`)}
      {...(payments.length > 0 && { lead: t(unsentPaymentsKey(payments)) })}
      {...(hasNothingUnsent && { lead: t('unsent.settled') })}
    >
      <OpenPayments payments={payments} />
      <HalfFilled />
      <Actions>
        <Action send={send} event={{ type: 'logout.declined' }} variant="primary">
          {t('unsent.stay')}
        </Action>
        <Action send={send} event={{ type: 'logout.confirmed' }}>
          {t(`unsent.${textKey}.leave`)}
        </Action>
      </Actions>
    </Screen>
  )
}
