import { useShown } from '../../app/useShown'
import { useTexts } from '../../texts/texts'
import { Action } from '../../ui/Action'
import { Screen } from '../../ui/Screen'
import { Skeleton } from '../../ui/Skeleton'
import { type DapProps, stateOf } from './dap'

/** The insurer starts the sign-in, looks up the contracts, or ends it all. */
export function Loading({ dap }: DapProps) {
  const t = useTexts('dap')
  const auth = useTexts('auth')
  const { state, isListing, isEnding, canCancel } = useShown(dap, (snapshot) => ({
    state: stateOf(snapshot.value),
    isListing: snapshot.matches('identified') || snapshot.matches('ending'),
    isEnding: snapshot.matches('ending'),
    canCancel: snapshot.can({ type: 'dap.cancelled' }),
  }))
  const wait = isEnding ? 'list.loggingOut' : isListing ? 'list.loading' : 'starting'
  return (
    <Screen
      state={state}
      heading={auth('heading')}
      stepHeading={t(isListing ? 'list.heading' : 'heading')}
      lead={isListing ? undefined : t('lead')}
    >
      <Skeleton status={t(wait)} shape={isListing ? 'rows' : 'fields'} />
      <Action send={dap.send} event={{ type: 'dap.cancelled' }} variant="quiet" disabled={!canCancel}>
        {t(isListing ? 'list.logout' : 'cancel')}
      </Action>
    </Screen>
  )
}
