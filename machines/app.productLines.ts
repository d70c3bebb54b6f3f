import type { AppInput } from './app.types'
import type { ContractPlace } from './contract/contract.types'
import { type Area, type Place, placeOf } from './routes'

/** The area that a place belongs to; null where it belongs to none. */
export const areaOf = (place: Place): Area | null => ('area' in place ? place.area : null)

/** The place that a contract starts at; the case selection where the address names none of its places. */
export const contractPlaceOf = (place: Place): ContractPlace =>
  place.name === 'caseSelect' || place.name === 'case' ? place : { name: 'caseSelect', area: areaOf(place) ?? 'kgfb' }

/** Where a sign-in that was reloaded leads on to; garbage counts as nothing wanted. */
export const wantedOf = ({ address, wanted }: AppInput): Place | null =>
  placeOf(address).name === 'auth' && typeof wanted === 'string' ? placeOf(wanted) : null

/** Whether a contract of the area may lead on to what was wanted before the sign-in. */
export const isOpenTo = (wanted: Place, area: Area | null): boolean =>
  areaOf(wanted) === area || wanted.name === 'paymentReturn'
