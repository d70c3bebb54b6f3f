import * as v from 'valibot'
import { modificationFailures } from './businessErrors'
import { endpoint } from './endpoint'
import { caseResult } from './entities'

const photos = v.object({
  backLeft: v.string(),
  backRight: v.string(),
  frontLeft: v.string(),
  frontRight: v.string(),
  key: v.string(),
  kilometerDistance: v.string(),
  vehicleId: v.string(),
})

/** The seven pictures of a car review (specification, section 9). */
export const CAR_REVIEW_PHOTOS = v.keyof(photos).options

/** Sends the pictures of a car review: the ids of the uploaded documents. */
export const reviewCar = endpoint({
  id: 'casco.reviewCar',
  method: 'POST',
  path: 'casco/car-review-photos',
  body: photos,
  response: caseResult,
  failures: modificationFailures,
  source: 'spec',
  assumes: 'The spelling of the seven names; that each holds the id of an uploaded document.',
})
