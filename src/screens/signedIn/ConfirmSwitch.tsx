import { useSelector } from '@xstate/react'
import { isTakenButUnsent } from '../../../machines/root/app.guards'
import { useApp, useAppSelector } from '../../hooks/actor'
import { useTexts } from '../../texts/texts'
import { Action } from '../../ui/controls/Action'
import { Actions } from '../../ui/layout/Actions'
import { Screen } from '../../ui/layout/Screen'
import { OpenPayments } from '../contract/OpenPayments'
import { HalfFilled } from './HalfFilled'
import { unsentPaymentsKey } from './unsentPaymentsKey'

/** The confirmation before the open contract is closed, because the customer chose another insurance. */
export function ConfirmSwitch() {
  const t = useTexts()
  const { send } = useApp()
  const contractNumber = useAppSelector(({ context }) => context.session?.contractNumber ?? '')
  // A DÁP session does not end when the customer opens another contract, but its own time may be over.
  const contracts = useAppSelector(({ children }) => children.contracts)
  const isDapSession = useSelector(contracts, (snapshot) => snapshot !== undefined && !snapshot.matches('alone'))
  const payments = useAppSelector(({ context }) => context.payments).filter(isTakenButUnsent)
  return (
    <Screen
      state="confirmingSwitch"
      heading={t('switch.heading')}
      lead={t(isDapSession ? 'switch.dap.body' : 'switch.body', { number: contractNumber })}
    >
      <HalfFilled />
      {payments.length > 0 && <p>{t(unsentPaymentsKey(payments))}</p>}
      <OpenPayments payments={payments.filter(({ isLost }) => isLost)} />
      <Actions>
        <Action send={send} event={{ type: 'switch.declined' }} variant="primary">
          {t('switch.decline')}
        </Action>
        <Action send={send} event={{ type: 'switch.confirmed' }}>
          {t(isDapSession ? 'switch.dap.confirm' : 'switch.confirm')}
        </Action>
      </Actions>
    </Screen>
  )
}
