import type { InferOutput } from 'valibot'
import { normalisePlate } from '../../../machines/validation/normalisePlate'
import type { drivelloScore } from '../../../src/api/entities'
import { pseudoRandom } from '../../data/pseudoRandom'
import type { Store } from '../store'

const LOWEST_SCORE = 40
const HIGHEST_SCORE = 100

/** The driving score of a vehicle; `null` for an unknown plate. It is computed from the plate, so it never changes. */
export const scoreOf = (store: Store, plate: string): InferOutput<typeof drivelloScore> => {
  const isKnownPlate = Object.values(store.state.contracts).some(
    ({ header }) =>
      'licensePlateNumber' in header && normalisePlate(header.licensePlateNumber) === normalisePlate(plate),
  )
  if (!isKnownPlate) return { drivelloScore: null, status: 'NOT_AVAILABLE' }
  const seed = [...normalisePlate(plate)].reduce((sum, letter) => sum * 31 + (letter.codePointAt(0) ?? 0), 0)
  return {
    drivelloScore: LOWEST_SCORE + Math.floor(pseudoRandom(seed, 0) * (HIGHEST_SCORE - LOWEST_SCORE + 1)),
    status: 'AVAILABLE',
  }
}
