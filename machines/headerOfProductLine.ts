import { getHeader as getCascoHeader } from '../src/api/casco'
import type { Endpoint } from '../src/api/endpoint'
import { getHeader as getHomeHeader } from '../src/api/home'
import { getHeader as getKgfbHeader } from '../src/api/kgfb'
import { getHeader as getLifeHeader } from '../src/api/life'
import { type Area, placeOf } from './routes'

/** The call that answers with the header of a contract of an area. */
export const headerOfArea = {
  kgfb: getKgfbHeader,
  casco: getCascoHeader,
  lakas: getHomeHeader,
  elet: getLifeHeader,
  nyugdij: getLifeHeader,
  baleset: getLifeHeader,
} satisfies Readonly<Record<Area, Endpoint>>

/** The same for the contract whose case has this address. @throws for an address that is no case's. */
export const headerAt = (address: string) => {
  const place = placeOf(address)
  if (place.name !== 'case') throw new Error(`${address} is no case`)
  return headerOfArea[place.area]
}
