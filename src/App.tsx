import type { ComponentType, ReactNode } from 'react'
import { pathOf } from '../machines/routes'
import { type AppActor, AppActorContext, type AppSnapshot, useAppSelector } from './app/actor'
import { lazyScreens, placeScreens, placeStateOf } from './modules/screens'
import { Boundary } from './screens/shell/Boundary'
import { LoadFailed } from './screens/shell/LoadFailed'
import { Loading } from './screens/shell/Loading'
import { NotFound } from './screens/shell/NotFound'
import { Shell } from './screens/shell/Shell'
import { StartFailed } from './screens/start/StartFailed'
import { Navigate } from './ui/RouteLink'

/** The screen of the place region's state; what is on its way shows its skeleton. */
const screenOf = (snapshot: AppSnapshot): ComponentType => {
  const place = placeStateOf(snapshot)
  if (place === 'notFound') return lazyScreens.Simulation ?? NotFound
  if (place === 'loadFailed') return LoadFailed
  return (place && placeScreens[place]) ?? Loading
}

function Portal() {
  const hasStarted = useAppSelector((snapshot) => snapshot.matches('running'))
  const hasFailed = useAppSelector(({ context }) => context.fault !== null)
  const Screen = useAppSelector(screenOf)
  const at = useAppSelector((snapshot) => `${placeStateOf(snapshot)} ${pathOf(snapshot.context.place)}`)
  const Warning = useAppSelector(({ context }) => context.session && lazyScreens.SessionWarning)
  if (!hasStarted) return hasFailed ? <StartFailed /> : null
  return (
    <Shell>
      <Boundary at={at}>
        <Screen />
      </Boundary>
      {Warning && <Warning />}
    </Shell>
  )
}

interface Props {
  readonly app: AppActor
  readonly navigate: (to: string) => void
  /** What stands in the frame instead of the app's own screen: the build's page for every other address. */
  readonly children?: ReactNode
}

/** The portal: a view of the root actor, whose place its links ask to change. */
export const App = ({ app, navigate, children = <Portal /> }: Props) => (
  <AppActorContext value={app}>
    <Boundary isWhole>
      <Navigate value={navigate}>{children}</Navigate>
    </Boundary>
  </AppActorContext>
)
