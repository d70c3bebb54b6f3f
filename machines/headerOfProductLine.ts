import { getHeader as getCascoHeader } from '../src/api/casco'
import type { Endpoint } from '../src/api/endpoint'
import { getHeader as getHomeHeader } from '../src/api/home'
import { getHeader as getKgfbHeader } from '../src/api/kgfb'
import { getHeader as getLifeHeader } from '../src/api/life'
import { type ProductLine, routeOf } from './routes'

/** The endpoint of each product line's contract header. */
export const headerOfProductLine = {
  kgfb: getKgfbHeader,
  casco: getCascoHeader,
  lakas: getHomeHeader,
  elet: getLifeHeader,
  nyugdij: getLifeHeader,
  baleset: getLifeHeader,
} satisfies Readonly<Record<ProductLine, Endpoint>>

/**
 * Returns the header endpoint for a case's address, which contains the product line.
 * @throws if the address is not that of a case.
 */
export const headerEndpointAt = (address: string) => {
  const route = routeOf(address)
  if (route.name !== 'case') throw new Error(`${address} is no case`)
  return headerOfProductLine[route.productLine]
}
