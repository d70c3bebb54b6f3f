import type { Contract } from '../state'
import { seedCasco } from './casco'
import { seedHome } from './home'
import { seedKgfb } from './kgfb'
import { seedLife } from './life'
import { withPayments } from './payments'

/** The contracts of a fresh store. Their dates are relative to `now` (epoch, ms). */
export const seedContracts = (now: number): readonly Contract[] =>
  [...seedKgfb(now), ...seedCasco(now), ...seedHome(now), ...seedLife(now)].map((contract) =>
    withPayments(contract, now),
  )
