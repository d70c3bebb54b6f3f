import type { ComponentType, ReactNode } from 'react'
import { Router } from 'wouter'
import { pathOf } from '../machines/routes'
import { type AppActor, AppActorContext, type AppSnapshot, useAppSelector } from './app/actor'
import { lazyScreens } from './app/lazy'
import { LoadFailed } from './screens/shell/LoadFailed'
import { Loading } from './screens/shell/Loading'
import { NotFound } from './screens/shell/NotFound'
import { Shell } from './screens/shell/Shell'
import { StartFailed } from './screens/start/StartFailed'

/** The screen of the place region's state; what is on its way shows its skeleton. */
const screenOf = (snapshot: AppSnapshot): ComponentType => {
  const at = (place: Parameters<typeof snapshot.matches>[0]) => snapshot.matches(place)
  if (at({ running: { place: 'home' } })) return lazyScreens.Home ?? Loading
  if (at({ running: { place: 'signingIn' } })) return lazyScreens.SignIn ?? Loading
  if (at({ running: { place: 'inContract' } })) return lazyScreens.Contract ?? Loading
  if (at({ running: { place: 'notFound' } })) return NotFound
  if (at({ running: { place: 'confirmingSwitch' } })) return lazyScreens.ConfirmSwitch ?? Loading
  if (at({ running: { place: 'sessionOver' } })) return lazyScreens.SessionOver ?? Loading
  if (at({ running: { place: 'loadFailed' } })) return LoadFailed
  return Loading
}

function Portal() {
  const hasStarted = useAppSelector((snapshot) => snapshot.matches('running'))
  const hasFailed = useAppSelector(({ context }) => context.fault !== null)
  const Screen = useAppSelector(screenOf)
  if (!hasStarted) return hasFailed ? <StartFailed /> : null
  return (
    <Shell>
      <Screen />
    </Shell>
  )
}

interface Props {
  readonly app: AppActor
  readonly navigate: (to: string) => void
  /** What stands in the frame instead of the app's own screen: the build's page for every other address. */
  readonly children?: ReactNode
}

/** The portal: a view of the root actor, whose place wouter's links read and ask to change. */
export function App({ app, navigate, children = <Portal /> }: Props) {
  const useMachineLocation = (): [string, (to: string) => void] => [
    useAppSelector(({ context }) => pathOf(context.place)),
    navigate,
  ]
  return (
    <AppActorContext value={app}>
      <Router hook={useMachineLocation}>{children}</Router>
    </AppActorContext>
  )
}
