import { pathOf, type Route, routeOf } from '../../machines/routes'
import { stepSlugs } from '../../machines/stepSlugs'
import { publicPart } from '../../machines/writeKey'
import type { AppActor } from '../hooks/actor'
import { attempt } from '../ui/attempt'

/** The browser APIs that the address bar uses. */
export interface AddressBar {
  readonly location: Pick<Location, 'pathname' | 'search'>
  readonly history: Pick<History, 'state' | 'length' | 'go' | 'pushState' | 'replaceState'>
  addEventListener(type: 'popstate', listener: (event: Pick<PopStateEvent, 'state'>) => void): void
}

/**
 * Returns the position in the browser's history that the portal stored in this entry, or `null` if the portal did not
 * write the entry.
 */
const indexIn = (state: unknown): number | null => {
  const index: unknown = Object(state).index
  return typeof index === 'number' ? index : null
}

/**
 * Returns the first part of a draft's id, which the portal stored in this history entry. Returns '' if the entry shows
 * no step of a draft.
 */
const draftIdIn = (state: unknown): string => {
  const draftId: unknown = Object(state).draftId
  return typeof draftId === 'string' ? draftId : ''
}

/** The route in the address, and whether its content was still loading. */
interface ShownRoute {
  readonly route: Route
  readonly isOpening: boolean
}

const caseStepOf = (route: Route): string => (route.name === 'case' ? route.step : '')

const isCaseStep = (route: Route): boolean => stepSlugs.some((slug) => slug === caseStepOf(route))

const isSameCase = (oldRoute: Route, newRoute: Route): boolean =>
  oldRoute.name === 'case' &&
  newRoute.name === 'case' &&
  oldRoute.key === newRoute.key &&
  oldRoute.variant === newRoute.variant

/** Tells if a new route replaces the history entry of the old one, so that going back skips the old route. */
const shouldReplaceEntry = (
  shownRoute: ShownRoute | null,
  newRoute: Route,
  dirty: boolean,
  isLinkFollowed: boolean,
): boolean => {
  if (shownRoute === null) return true
  const { route: oldRoute, isOpening } = shownRoute
  // Going back must not open the sign-in again, so its entry is replaced. If the customer leaves the sign-in by a link,
  // its entry stays.
  if (oldRoute.name === 'auth') return !isLinkFollowed
  // A completed return from a payment must not be opened again.
  if (oldRoute.name === 'paymentReturn') return true
  // After a submission, the result replaces the last step. A case that opens at another step than requested replaces
  // the requested step, which was never shown.
  if (!isSameCase(oldRoute, newRoute) || isLinkFollowed) return false
  return (caseStepOf(newRoute) === '' && !dirty) || (isOpening && caseStepOf(oldRoute) !== '')
}

const shownRouteOf = (app: AppActor): ShownRoute => {
  const { context, children } = app.getSnapshot()
  return { route: context.route, isOpening: children.contract?.getSnapshot().hasTag('busy') ?? false }
}

/**
 * Returns the first part of the id of the open case's draft; '' if no case is open. The rest of the id stays out of the
 * history.
 */
const openDraftId = (app: AppActor): string =>
  publicPart(app.getSnapshot().children.contract?.getSnapshot().context.opened.draftId ?? '')

/**
 * Writes each route of the app to the browser's address, and sends each navigation of the browser to the app. If the
 * app does not follow a navigation, restores the previous address. That happens e.g. if the customer first has to
 * confirm leaving a half-filled case.
 */
export const connectLocation = (
  app: AppActor,
  page: AddressBar = window,
): { readonly navigate: (to: string) => void } => {
  const { history, location } = page
  const address = (): string => location.pathname + location.search
  // The entry has no index if another page added it, or if a link to `#` added it before the portal started. It is then
  // the last entry of the history.
  let index = indexIn(history.state) ?? history.length - 1
  let shownRoute: ShownRoute | null = null
  let isLinkFollowed = false
  let isHandlingPopState = false
  /**
   * True if the app reached the route that the browser's back or forward button requested. It stays true if the app
   * then redirects to another route.
   */
  let wasRequestedReached = false

  /**
   * Writes the address. If Safari throws (at the hundredth change within ten seconds), the next route change writes it.
   */
  const writeAddress = (method: 'replaceState' | 'pushState', entryIndex: number, path: string): void =>
    attempt(() => {
      history[method]({ index: entryIndex, draftId: openDraftId(app) }, '', path)
      index = entryIndex
    }, undefined)

  /**
   * Stores the first part of the open draft's id in the history entry that shows its step. While the case loads, it has
   * no draft, and nothing is stored.
   */
  const storeDraftId = (): void => {
    shownRoute = shownRouteOf(app)
    const { route, isOpening } = shownRoute
    if (isHandlingPopState || isOpening || !isCaseStep(route) || pathOf(route) !== address()) return
    if (draftIdIn(history.state) !== openDraftId(app)) writeAddress('replaceState', index, address())
  }

  const writeRoute = (): void => {
    const snapshot = app.getSnapshot()
    // During startup the address stays as it was opened. The simulated insurer reads the address too.
    if (!snapshot.matches('running')) return
    const { route, dirty } = snapshot.context
    const path = pathOf(route)
    if (isHandlingPopState && path === address()) wasRequestedReached = true
    if (path !== address() && !isHandlingPopState) {
      const isReplacing = shouldReplaceEntry(shownRoute, route, dirty, isLinkFollowed)
      writeAddress(isReplacing ? 'replaceState' : 'pushState', isReplacing ? index : index + 1, path)
      isLinkFollowed = false
    }
    storeDraftId()
  }

  // Adds the portal's index to the first entry. The address stays the same.
  attempt(() => history.replaceState({ index, draftId: draftIdIn(history.state) }, ''), undefined)

  /**
   * Tells if a history entry shows a step of an old draft. The old draft was submitted or discarded, and the same case
   * is open again with a new draft.
   */
  const isStepOfOldDraft = (state: unknown, address: string, route: Route): boolean => {
    const entryRoute = routeOf(address)
    const [old, open] = [draftIdIn(state), openDraftId(app)]
    return isSameCase(route, entryRoute) && isCaseStep(entryRoute) && old !== '' && old !== open
  }

  page.addEventListener('popstate', (event) => {
    const requestedAddress = address()
    const entryIndex = indexIn(event.state)
    const newIndex = entryIndex ?? index + 1
    const distance = newIndex - index
    const { route } = app.getSnapshot().context
    if (requestedAddress === pathOf(route)) {
      if (entryIndex === null) {
        // A link to `#`, e.g. of a browser extension, has added an entry.
        writeAddress('replaceState', newIndex, requestedAddress)
        return
      }
      index = newIndex
      // Skips an adjacent entry with the same screen. Otherwise the press of the browser's button would change nothing
      // visible.
      if (Math.abs(distance) === 1) history.go(distance)
      return
    }
    // The entry shows a step of an older draft of this case, so going back must not open it. The entry gets the address
    // of the shown screen, and the browser goes back once more.
    if (distance < 0 && isStepOfOldDraft(event.state, requestedAddress, route)) {
      index = newIndex
      writeAddress('replaceState', newIndex, pathOf(route))
      history.go(-1)
      return
    }
    isHandlingPopState = true
    wasRequestedReached = false
    app.send({ type: 'location.requested', address: requestedAddress })
    isHandlingPopState = false
    const settledPath = pathOf(app.getSnapshot().context.route)
    if (settledPath === requestedAddress) index = newIndex
    else if (settledPath === pathOf(route) && !wasRequestedReached) history.go(-distance)
    else {
      index = newIndex
      writeAddress('replaceState', index, settledPath)
      // Skips an entry that redirects to the shown route, e.g. the address of a submitted case without a pending step.
      if (settledPath === pathOf(route) && Math.abs(distance) === 1) history.go(distance)
    }
    storeDraftId()
  })
  app.subscribe(writeRoute)

  return {
    navigate: (to) => {
      isLinkFollowed = true
      app.send({ type: 'location.requested', address: to })
      isLinkFollowed = false
    },
  }
}
