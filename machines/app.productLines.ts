import type { AppInput } from './app.types'
import type { ContractRoute } from './contract/contract.types'
import { type ProductLine, type Route, routeOf } from './routes'

/** The area that a place belongs to; null where it belongs to none. */
export const productLineOf = (route: Route): ProductLine | null => ('area' in route ? route.area : null)

/** The place that a contract starts at; the case selection where the address names none of its places. */
export const contractRouteOf = (route: Route): ContractRoute =>
  route.name === 'caseSelect' || route.name === 'case'
    ? route
    : { name: 'caseSelect', area: productLineOf(route) ?? 'kgfb' }

/** Where a sign-in that was reloaded leads on to; garbage counts as nothing wanted. */
export const requestedRouteOf = ({ address, requestedRoute }: AppInput): Route | null =>
  routeOf(address).name === 'auth' && typeof requestedRoute === 'string' ? routeOf(requestedRoute) : null

/** Whether a contract of the area may lead on to what was wanted before the sign-in. */
export const isOpenTo = (wanted: Route, area: ProductLine | null): boolean =>
  productLineOf(wanted) === area || wanted.name === 'paymentReturn'
