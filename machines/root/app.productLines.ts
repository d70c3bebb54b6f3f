import type { ContractRoute } from '../contract/contract.types'
import { type ProductLine, type Route, routeOf } from '../routes'
import type { AppInput } from './app.types'

/** The product line of a route; `null` if absent. */
export const productLineOf = (route: Route): ProductLine | null => ('area' in route ? route.area : null)

/** The route that a contract starts at; the case selection if the address is not inside the contract. */
export const contractRouteOf = (route: Route): ContractRoute =>
  route.name === 'caseSelect' || route.name === 'case'
    ? route
    : { name: 'caseSelect', area: productLineOf(route) ?? 'kgfb' }

/** The route that continues after a sign-in that was reloaded; `null` if the saved one is invalid. */
export const requestedRouteOf = ({ address, requestedRoute }: AppInput): Route | null =>
  routeOf(address).name === 'auth' && typeof requestedRoute === 'string' ? routeOf(requestedRoute) : null

/** Tells if the requested route may open after a sign-in to a contract of this product line. */
export const isOpenTo = (wanted: Route, area: ProductLine | null): boolean =>
  productLineOf(wanted) === area || wanted.name === 'paymentReturn'
