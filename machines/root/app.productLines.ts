import type { ContractRoute } from '../contract/contract.types'
import { ownerDigest, ownerOf } from '../drafts'
import { home, type ProductLine, type Route, routeOf } from '../routes'
import type { DraftsOwner, Session } from '../session'
import type { AppContext, AppInput } from './app.types'

/** The product line of a route; `null` if absent. */
export const productLineOf = (route: Route): ProductLine | null => ('productLine' in route ? route.productLine : null)

/** The route that a contract starts at; the case selection if the address is not inside the contract. */
export const contractRouteOf = (route: Route): ContractRoute =>
  route.name === 'caseSelect' || route.name === 'case'
    ? route
    : { name: 'caseSelect', productLine: productLineOf(route) ?? 'kgfb' }

/** The route that continues after a sign-in that was reloaded, with its owner; `null` if the saved one is invalid. */
export const requestedOf = ({
  address,
  requestedRoute,
}: AppInput): Pick<AppContext, 'requestedRoute' | 'requestedFor'> => {
  // The previous release stored the address alone.
  const { address: requested, owner } =
    typeof requestedRoute === 'string' ? { address: requestedRoute, owner: null } : Object(requestedRoute)
  if (routeOf(address).name !== 'auth' || typeof requested !== 'string')
    return { requestedRoute: null, requestedFor: null }
  return { requestedRoute: routeOf(requested), requestedFor: typeof owner === 'string' ? owner : null }
}

/**
 * The owner of the address that the end of a session leaves the customer at. A route that was requested before keeps its
 * own.
 */
export const requestedForAfterEnd = (
  { requestedRoute, requestedFor }: Pick<AppContext, 'requestedRoute' | 'requestedFor'>,
  ended: DraftsOwner | null,
): string | null => (requestedRoute === null && ended !== null ? ownerDigest(ended) : requestedFor)

/**
 * The route after a sign-in: the one requested before it, if it is of this product line and not for another session, or
 * a payment to continue. Otherwise the contract's start.
 */
export const routeAfterSignIn = (
  { requestedRoute, requestedFor }: Pick<AppContext, 'requestedRoute' | 'requestedFor'>,
  session: Session | null,
): Route => {
  if (requestedRoute?.name === 'paymentReturn') return requestedRoute
  if (session === null) return home
  const isFor = requestedFor === null || requestedFor === ownerDigest(ownerOf(session))
  const isOpen = requestedRoute !== null && productLineOf(requestedRoute) === session.productLine && isFor
  return isOpen ? requestedRoute : { name: 'caseSelect', productLine: session.productLine }
}
