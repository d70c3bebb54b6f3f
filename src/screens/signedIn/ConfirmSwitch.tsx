import { useApp, useAppSelector } from '../../app/actor'
import { useTexts } from '../../texts/texts'
import { Action } from '../../ui/Action'
import { Actions } from '../../ui/Actions'
import { Screen } from '../../ui/Screen'

/** Another insurance was chosen while a contract is open. */
export function ConfirmSwitch() {
  const t = useTexts()
  const { send } = useApp()
  const number = useAppSelector(({ context }) => context.session?.contractNumber ?? '')
  return (
    <Screen state="confirmingSwitch" heading={t('switch.heading')} lead={t('switch.body', { number })}>
      <Actions>
        <Action send={send} event={{ type: 'switch.declined' }} variant="primary">
          {t('switch.decline')}
        </Action>
        <Action send={send} event={{ type: 'switch.confirmed' }}>
          {t('switch.confirm')}
        </Action>
      </Actions>
    </Screen>
  )
}
