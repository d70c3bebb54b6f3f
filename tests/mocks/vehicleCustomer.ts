import { isoDaysFrom } from '../../mocks/store/time/days'
import * as casco from '../../src/api/casco'
import * as kgfb from '../../src/api/kgfb'
import type { Insurer } from '../../tools/exploration/kit/insurers'
import { contractCustomer } from './contractCustomer'

/** When these tests take place: at noon no day is shorter than another. */
export const NOON = Date.UTC(2026, 10, 21, 12)

/** The day so many days from then. */
export const dayIn = (days: number): string => isoDaysFrom(NOON, days)

/** A customer signed in on a kgfb or casco contract. */
export const vehicleCustomer = (insurer: Insurer, number: string) =>
  contractCustomer<typeof kgfb.getHeader | typeof casco.getHeader, typeof kgfb.getCases | typeof casco.getCases>(
    insurer,
    number,
    number.startsWith('1') ? kgfb : casco,
  )

/** Such a customer. */
export type VehicleCustomer = Awaited<ReturnType<typeof vehicleCustomer>>
