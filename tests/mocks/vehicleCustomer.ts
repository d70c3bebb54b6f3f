import { isoDaysFrom } from '../../mocks/store/time/days'
import * as casco from '../../src/api/casco'
import * as kgfb from '../../src/api/kgfb'
import type { Insurer } from '../../tools/exploration/kit/insurers'
import { contractCustomer } from './contractCustomer'

/** The time of these tests. At noon, a change of daylight saving time does not change the date. */
export const NOON = Date.UTC(2026, 10, 21, 12)

/** Returns the date `days` days after the start of the tests, 21 November 2026. */
export const dayIn = (days: number): string => isoDaysFrom(NOON, days)

/** Signs in a customer of a kgfb or casco contract. */
export const vehicleCustomer = (insurer: Insurer, number: string) =>
  contractCustomer<typeof kgfb.getHeader | typeof casco.getHeader, typeof kgfb.getCases | typeof casco.getCases>(
    insurer,
    number,
    number.startsWith('1') ? kgfb : casco,
  )

/** The return value of `vehicleCustomer`. */
export type VehicleCustomer = Awaited<ReturnType<typeof vehicleCustomer>>
