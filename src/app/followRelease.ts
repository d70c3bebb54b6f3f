import { createActor, fromPromise } from 'xstate'
import { releaseMachine } from '../../machines/release/release.machine'
import { pathOf } from '../../machines/routes'
import { tabStore } from '../browser/tabStorage'
import type { AppActor } from '../hooks/actor'
import { isReleaseReplaced } from './release'

/**
 * Starts the release machine, which checks if a new release of the portal is available. Sends each new route to it.
 * When the machine ends, reloads the page if the tab's storage works.
 */
export const followRelease = (app: AppActor): void => {
  const release = createActor(releaseMachine.provide({ actors: { ask: fromPromise(isReleaseReplaced) } }), {
    id: 'release',
    parent: app,
    input: { askedAt: Date.now() },
  })
  // A session that the browser does not store would end with the reload.
  release.subscribe({ complete: () => !tabStore.isLosing() && location.reload() })
  release.start()
  let shownPath = pathOf(app.getSnapshot().context.route)
  app.subscribe(({ context: { route, dirty, notice } }) => {
    const path = pathOf(route)
    if (path === shownPath) return
    shownPath = path
    release.send({ type: 'place.changed', at: Date.now(), route, dirty, notice })
  })
}
