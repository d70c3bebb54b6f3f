import { isUnsent } from '../../../machines/root/app.guards'
import { useApp, useAppSelector } from '../../hooks/actor'
import { useTexts } from '../../texts/texts'
import { Action } from '../../ui/controls/Action'
import { Actions } from '../../ui/layout/Actions'
import { Screen } from '../../ui/layout/Screen'
import { OpenPayments } from '../contract/OpenPayments'
import { HalfFilled } from './HalfFilled'
import { lostOrKept } from './lostOrKept'

/** The confirmation when another insurance was chosen while a contract is open. */
export function ConfirmSwitch() {
  const t = useTexts()
  const { send } = useApp()
  const number = useAppSelector(({ context }) => context.session?.contractNumber ?? '')
  // A DÁP session does not end when the customer opens another contract.
  const isDap = useAppSelector(({ context }) => context.session?.openedBy === 'dap')
  const payments = useAppSelector(({ context }) => context.payments).filter(isUnsent)
  return (
    <Screen
      state="confirmingSwitch"
      heading={t('switch.heading')}
      lead={t(isDap ? 'switch.dap.body' : 'switch.body', { number })}
    >
      <HalfFilled />
      {payments.length > 0 && <p>{t(lostOrKept(payments))}</p>}
      <OpenPayments payments={payments.filter(({ isLost }) => isLost)} />
      <Actions>
        <Action send={send} event={{ type: 'switch.declined' }} variant="primary">
          {t('switch.decline')}
        </Action>
        <Action send={send} event={{ type: 'switch.confirmed' }}>
          {t(isDap ? 'switch.dap.confirm' : 'switch.confirm')}
        </Action>
      </Actions>
    </Screen>
  )
}
