import { useApp, useAppSelector } from '../../app/actor'
import { useTexts } from '../../texts/texts'
import { Action } from '../../ui/Action'
import { Actions } from '../../ui/Actions'
import { Screen } from '../../ui/Screen'
import { HalfFilled } from './HalfFilled'

/** Another insurance was chosen while a contract is open. */
export function ConfirmSwitch() {
  const t = useTexts()
  const { send } = useApp()
  const number = useAppSelector(({ context }) => context.session?.contractNumber ?? '')
  // The DÁP session goes on behind the contracts that it opens.
  const isDap = useAppSelector(({ context }) => context.session?.openedBy === 'dap')
  const isPaid = useAppSelector(({ context }) => context.payments.some(({ type }) => type !== 'unknown'))
  return (
    <Screen
      state="confirmingSwitch"
      heading={t('switch.heading')}
      lead={t(isDap ? 'switch.dap.body' : 'switch.body', { number })}
    >
      <HalfFilled />
      {isPaid && <p>{t('unsent.kept')}</p>}
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
