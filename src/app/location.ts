import { pathOf, type Route } from '../../machines/routes'
import type { AppActor } from '../hooks/actor'
import { attempt } from '../ui/attempt'

/** What the address needs of the browser. */
export interface AddressBar {
  readonly location: Pick<Location, 'pathname' | 'search'>
  readonly history: Pick<History, 'state' | 'go' | 'pushState' | 'replaceState'>
  addEventListener(type: 'popstate', listener: (event: Pick<PopStateEvent, 'state'>) => void): void
}

/** The index in a history entry of the portal; `null` in an entry that is not the portal's. */
const indexOf = (state: unknown): number | null =>
  typeof state === 'object' && state !== null && 'index' in state && typeof state.index === 'number'
    ? state.index
    : null

/** The place that was shown, and whether it still had to be found out what stands there. */
interface Shown {
  readonly route: Route
  readonly isOpening: boolean
}

/** Whether a new place takes the old one's entry in the browser's history, so that back does not lead there again. */
const replaces = (shown: Shown | null, to: Route, dirty: boolean, isLinked: boolean): boolean => {
  if (shown === null) return true
  const { route: from, isOpening } = shown
  // A finished sign-in, or one that the customer need not see again.
  if (from.name === 'auth') return !isLinked
  // Nothing is to be done there a second time.
  if (from.name === 'paymentReturn') return true
  // A submitted case: its outcome takes the place of its last step. One that opens at another step than it was asked for:
  // nobody has seen that one.
  const isInCase = from.name === 'case' && to.name === 'case' && from.key === to.key && from.variant === to.variant
  if (!isInCase || isLinked) return false
  return (to.step === '' && !dirty) || (isOpening && from.step !== '')
}

const shownBy = (app: AppActor): Shown => {
  const { context, children } = app.getSnapshot()
  return { route: context.route, isOpening: children.contract?.getSnapshot().hasTag('busy') ?? false }
}

/**
 * Keeps the browser's address equal to the app's place, and tells the app what the browser wants. The place is the
 * app's: an address that it does not accept (a half-filled case asks first) is taken back.
 */
export const connectLocation = (
  app: AppActor,
  page: AddressBar = window,
): { readonly navigate: (to: string) => void } => {
  const { history, location } = page
  const address = (): string => location.pathname + location.search
  let index = indexOf(history.state) ?? 0
  let shown: Shown | null = null
  let isLinked = false
  let isPopping = false
  /** Whether the app stood where the browser's button wanted it, though it may have gone on from there. */
  let wasThere = false

  /** Safari refuses a hundredth change within ten seconds. The address is then written with the next place. */
  const keepAddress = (way: 'replaceState' | 'pushState', at: number, path: string): void =>
    attempt(() => {
      history[way]({ index: at }, '', path)
      index = at
    }, undefined)

  const write = (): void => {
    const snapshot = app.getSnapshot()
    // Until the start is over the address belongs to whoever opened the page; the simulated insurer reads it too.
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

  // Marks the first entry as the portal's. The address stays.
  attempt(() => history.replaceState({ index }, ''), undefined)

  page.addEventListener('popstate', (event) => {
    const wanted = address()
    const known = indexOf(event.state)
    const arrived = known ?? index + 1
    const by = arrived - index
    const { route } = app.getSnapshot().context
    if (wanted === pathOf(route)) {
      if (known === null) {
        // A link to `#` has added an entry, of an extension or a reader's bar.
        keepAddress('replaceState', arrived, wanted)
        return
      }
      index = arrived
      // A neighbour that shows the same is passed over, or the press would do nothing.
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
      // What stands there leads back to what is shown, such as a case in the list that has nothing left to be done.
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
