import { useApp, useAppSelector } from '../../hooks/actor'
import { useTexts } from '../../texts/texts'
import { Action } from '../../ui/controls/Action'
import { Screen } from '../../ui/layout/Screen'

/** Shown if a module of the portal failed to load. */
export function LoadFailed() {
  const t = useTexts()
  const { send } = useApp()
  const technicalError = useAppSelector(({ context }) => context.technicalError) ?? 'transport'
  return (
    <Screen state="loadFailed" heading={t('loadFailed.heading')} lead={t('loadFailed.body')}>
      <p>{t(`faults.${technicalError}.body`)}</p>
      <Action send={send} event={{ type: 'load.retried' }} variant="primary">
        {t('retry')}
      </Action>
    </Screen>
  )
}
