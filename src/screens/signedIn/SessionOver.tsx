import { useApp } from '../../app/actor'
import { useTexts } from '../../texts/texts'
import { Action } from '../../ui/Action'
import { Screen } from '../../ui/Screen'

/** The session ran out; what was typed is kept. */
export function SessionOver() {
  const t = useTexts()
  const { send } = useApp()
  return (
    <Screen state="sessionOver" heading={t('sessionOver.heading')} lead={t('sessionOver.body')}>
      <Action send={send} event={{ type: 'signIn.requested' }} variant="primary">
        {t('sessionOver.signIn')}
      </Action>
    </Screen>
  )
}
