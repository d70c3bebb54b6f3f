import { useShallowSelector } from '../../hooks/useShallowSelector'
import { useTexts } from '../../texts/texts'
import { Action } from '../../ui/controls/Action'
import { Skeleton } from '../../ui/feedback/Skeleton'
import { Screen } from '../../ui/layout/Screen'
import { type DapProps, stateOf } from './dap'

/** Shown while the insurer looks up the contracts. */
export function Loading({ dap }: DapProps) {
  const t = useTexts('dap')
  const auth = useTexts('auth')
  const { state, canCancel } = useShallowSelector(dap, (snapshot) => ({
    state: stateOf(snapshot.value),
    canCancel: snapshot.can({ type: 'dap.cancelled' }),
  }))
  return (
    <Screen state={state} heading={auth('heading')} stepHeading={t('list.heading')} lead={t('list.lead')} wide>
      <Skeleton status={t('list.loading')} shape="cards" />
      <Action send={dap.send} event={{ type: 'dap.cancelled' }} disabled={!canCancel}>
        {t('list.logout')}
      </Action>
    </Screen>
  )
}
