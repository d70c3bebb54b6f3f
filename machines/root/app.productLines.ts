import type { ContractRoute } from '../contract/contract.types'
import { draftsOwnerOf, ownerDigest } from '../drafts'
import { homeRoute, type ProductLine, type Route, routeOf } from '../routes'
import type { DraftsOwner, Session } from '../session'
import type { AppContext, AppInput } from './app.types'

/** The product line in a route; `null` if the route has none, e.g. the start page. */
export const productLineOf = (route: Route): ProductLine | null => ('productLine' in route ? route.productLine : null)

/**
 * Returns the route at which a contract opens: the given route, or the contract's menu if that route is not inside the
 * contract.
 */
export const contractRouteOf = (route: Route): ContractRoute =>
  route.name === 'caseSelect' || route.name === 'case'
    ? route
    : { name: 'caseSelect', productLine: productLineOf(route) ?? 'kgfb' }

/**
 * Returns the saved route to open after the sign-in, and the digest of the contract and rights that the route is for.
 * Both are `null` if the saved route is invalid, or if the page's address is not that of a sign-in.
 */
export const requestedRouteOf = ({
  address,
  requestedRoute,
}: AppInput): Pick<AppContext, 'requestedRoute' | 'requestedFor'> => {
  // An older release saved the address alone.
  const { address: requestedAddress, owner } =
    typeof requestedRoute === 'string' ? { address: requestedRoute, owner: null } : Object(requestedRoute)
  if (routeOf(address).name !== 'auth' || typeof requestedAddress !== 'string')
    return { requestedRoute: null, requestedFor: null }
  return { requestedRoute: routeOf(requestedAddress), requestedFor: typeof owner === 'string' ? owner : null }
}

/**
 * Returns the value of `requestedFor` after a session has ended: the digest of the session's contract and rights. If a
 * route was requested already, the earlier digest stays.
 */
export const routeOwnerAfterEnd = (
  { requestedRoute, requestedFor }: Pick<AppContext, 'requestedRoute' | 'requestedFor'>,
  endedOwner: DraftsOwner | null,
): string | null => (requestedRoute === null && endedOwner !== null ? ownerDigest(endedOwner) : requestedFor)

/**
 * Returns the route after a sign-in. A requested return from a payment always opens. Another requested route opens if
 * it belongs to the session's product line and to no other session. Otherwise the contract's menu opens, or the start
 * page without a session.
 */
export const routeAfterSignIn = (
  { requestedRoute, requestedFor }: Pick<AppContext, 'requestedRoute' | 'requestedFor'>,
  session: Session | null,
): Route => {
  if (requestedRoute?.name === 'paymentReturn') return requestedRoute
  if (session === null) return homeRoute
  const isOwnRoute = requestedFor === null || requestedFor === ownerDigest(draftsOwnerOf(session))
  const canOpenRequested =
    requestedRoute !== null && productLineOf(requestedRoute) === session.productLine && isOwnRoute
  return canOpenRequested ? requestedRoute : { name: 'caseSelect', productLine: session.productLine }
}
