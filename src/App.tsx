import { createContext, use } from 'react'
import { pathOf } from '../machines/routes'
import { type AppActor, AppActorContext, type AppSnapshot, useAppSelector } from './hooks/actor'
import { lazyScreens, placeScreens, placeStateOf } from './screens/lazyScreens'
import { Boundary } from './screens/shell/Boundary'
import { LoadFailed } from './screens/shell/LoadFailed'
import { Loading } from './screens/shell/Loading'
import { NotFound } from './screens/shell/NotFound'
import { Shell } from './screens/shell/Shell'
import { StartFailed } from './screens/start/StartFailed'
import type { Elements, ViewOf } from './ui/content'
import { Routes } from './ui/layout/Routes'

/** The screen for the state of the `place` region, or a skeleton while the screen loads. */
const screenOf = (snapshot: AppSnapshot): ViewOf => {
  const placeState = placeStateOf(snapshot)
  if (placeState === 'notFound') return lazyScreens.Simulation ?? NotFound
  if (placeState === 'loadFailed') return LoadFailed
  return (placeState && placeScreens[placeState]) ?? Loading
}

function Portal() {
  const hasStarted = useAppSelector((snapshot) => snapshot.matches('running'))
  const hasFailed = useAppSelector(({ context }) => context.technicalError !== null)
  const Screen = useAppSelector(screenOf)
  const placeAndPath = useAppSelector((snapshot) => `${placeStateOf(snapshot)} ${pathOf(snapshot.context.route)}`)
  const Warning = useAppSelector(({ context }) => context.session && lazyScreens.SessionWarning)
  if (!hasStarted) return hasFailed ? <StartFailed /> : null
  return (
    <Shell>
      <Boundary at={placeAndPath}>
        <Screen />
      </Boundary>
      {Warning && <Warning />}
    </Shell>
  )
}

const PathContext = createContext('')

/**
 * Provides the current path to all links. It reads the path once, because a menu's fifty links would otherwise each
 * select it.
 */
function PathProvider({ children }: { readonly children: Elements }) {
  return <PathContext value={useAppSelector(({ context }) => pathOf(context.route))}>{children}</PathContext>
}

interface Props {
  readonly app: AppActor
  readonly navigate: (to: string) => void
  /**
   * Replaces the app's screens. The build passes a skeleton, to render the page that is served for every address
   * without a prerendered screen.
   */
  readonly children?: Elements
}

/**
 * The whole portal. It renders the root actor. wouter's links get their path from the actor's route, and call
 * `navigate` to change it.
 */
export function App({ app, navigate, children = <Portal /> }: Props) {
  const useMachineLocation = (): [string, (to: string) => void] => [use(PathContext), navigate]
  return (
    <AppActorContext value={app}>
      <Boundary isWhole>
        <PathProvider>
          <Routes hook={useMachineLocation}>{children}</Routes>
        </PathProvider>
      </Boundary>
    </AppActorContext>
  )
}
