import type { InferOutput } from 'valibot'
import { normalisePlate } from '../../../machines/validation/normalisePlate'
import type { drivelloScore } from '../../../src/api/entities'
import { chance } from '../../data/chance'
import type { Store } from '../store'

const LOWEST = 40
const HIGHEST = 100

/** The driving score of a vehicle; `null` for an unknown plate. It is computed from the plate, so it never changes. */
export const scoreOf = (store: Store, plate: string): InferOutput<typeof drivelloScore> => {
  const isKnown = Object.values(store.state.contracts).some(
    ({ header }) =>
      'licensePlateNumber' in header && normalisePlate(header.licensePlateNumber) === normalisePlate(plate),
  )
  if (!isKnown) return { drivelloScore: null, status: 'NOT_AVAILABLE' }
  const seed = [...normalisePlate(plate)].reduce((sum, letter) => sum * 31 + (letter.codePointAt(0) ?? 0), 0)
  return { drivelloScore: LOWEST + Math.floor(chance(seed, 0) * (HIGHEST - LOWEST + 1)), status: 'AVAILABLE' }
}
