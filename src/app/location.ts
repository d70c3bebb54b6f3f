import { pathOf, type Route } from '../../machines/routes'
import type { AppActor } from '../hooks/actor'
import { attempt } from '../ui/attempt'

/** The browser APIs that the address bar uses. */
export interface AddressBar {
  readonly location: Pick<Location, 'pathname' | 'search'>
  readonly history: Pick<History, 'state' | 'length' | 'go' | 'pushState' | 'replaceState'>
  addEventListener(type: 'popstate', listener: (event: Pick<PopStateEvent, 'state'>) => void): void
}

/** The index in a history entry of the portal; `null` if the entry is not the portal's. */
const indexOf = (state: unknown): number | null =>
  typeof state === 'object' && state !== null && 'index' in state && typeof state.index === 'number'
    ? state.index
    : null

/** The route in the address, and whether its content was still loading. */
interface Shown {
  readonly route: Route
  readonly isOpening: boolean
}

/** Tells if a new route replaces the history entry of the old one, so that going back skips the old route. */
const replaces = (shown: Shown | null, to: Route, dirty: boolean, isLinked: boolean): boolean => {
  if (shown === null) return true
  const { route: from, isOpening } = shown
  // The sign-in is finished or not needed again, so its entry is replaced, unless the customer followed a link.
  if (from.name === 'auth') return !isLinked
  // A completed return from a payment must not be opened again.
  if (from.name === 'paymentReturn') return true
  // After a submission, the result replaces the last step. A case that opens at another step than requested replaces
  // the requested step, which was never shown.
  const isInCase = from.name === 'case' && to.name === 'case' && from.key === to.key && from.variant === to.variant
  if (!isInCase || isLinked) return false
  return (to.step === '' && !dirty) || (isOpening && from.step !== '')
}

const shownBy = (app: AppActor): Shown => {
  const { context, children } = app.getSnapshot()
  return { route: context.route, isOpening: children.contract?.getSnapshot().hasTag('busy') ?? false }
}

/**
 * Keeps the browser's address equal to the app's route, and sends the browser's navigation to the app. If the app
 * rejects an address, e.g. because a half-filled case asks first, the previous address is restored.
 */
export const connectLocation = (
  app: AppActor,
  page: AddressBar = window,
): { readonly navigate: (to: string) => void } => {
  const { history, location } = page
  const address = (): string => location.pathname + location.search
  // An entry without an index belongs to another page, or to a link to `#` before the portal started. Such an entry is
  // the last one.
  let index = indexOf(history.state) ?? history.length - 1
  let shown: Shown | null = null
  let isLinked = false
  let isPopping = false
  /** True if the app was at the route that the browser's button requested, even if the app has moved on since. */
  let wasThere = false

  /**
   * Writes the address. If Safari throws (at the hundredth change within ten seconds), the next route change writes it.
   */
  const keepAddress = (way: 'replaceState' | 'pushState', at: number, path: string): void =>
    attempt(() => {
      history[way]({ index: at }, '', path)
      index = at
    }, undefined)

  const write = (): void => {
    const snapshot = app.getSnapshot()
    // During startup the address stays as it was opened. The simulated insurer reads the address too.
    if (!snapshot.matches('running')) return
    const { route, dirty } = snapshot.context
    const path = pathOf(route)
    if (isPopping && path === address()) wasThere = true
    if (path !== address() && !isPopping) {
      const replace = replaces(shown, route, dirty, isLinked)
      keepAddress(replace ? 'replaceState' : 'pushState', replace ? index : index + 1, path)
      isLinked = false
    }
    shown = shownBy(app)
  }

  // Adds the portal's index to the first entry. The address stays the same.
  attempt(() => history.replaceState({ index }, ''), undefined)

  page.addEventListener('popstate', (event) => {
    const wanted = address()
    const known = indexOf(event.state)
    const arrived = known ?? index + 1
    const by = arrived - index
    const { route } = app.getSnapshot().context
    if (wanted === pathOf(route)) {
      if (known === null) {
        // A link to `#`, e.g. of a browser extension, has added an entry.
        keepAddress('replaceState', arrived, wanted)
        return
      }
      index = arrived
      // Skips an adjacent entry with the same screen, which would make the press look ineffective.
      if (Math.abs(by) === 1) history.go(by)
      return
    }
    isPopping = true
    wasThere = false
    app.send({ type: 'location.requested', address: wanted })
    isPopping = false
    const settled = pathOf(app.getSnapshot().context.route)
    if (settled === wanted) index = arrived
    else if (settled === pathOf(route) && !wasThere) history.go(-by)
    else {
      index = arrived
      keepAddress('replaceState', index, settled)
      // Skips an entry that redirects to the shown route, e.g. the address of a listed case that waits for nothing.
      if (settled === pathOf(route) && Math.abs(by) === 1) history.go(by)
    }
    shown = shownBy(app)
  })
  app.subscribe(write)

  return {
    navigate: (to) => {
      isLinked = true
      app.send({ type: 'location.requested', address: to })
      isLinked = false
    },
  }
}
