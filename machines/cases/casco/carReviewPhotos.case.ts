import { reviewCar } from '../../../src/api/cascoPhotos'
import { defineCase } from '../../case/definition/defineCase'
import { photo } from '../../case/definition/fields/photo'

/** Fényképes gépjárműszemle: photos of the car's outside, then of its inside, in place of a surveyor's inspection. */
export const carReviewPhotos = defineCase({
  id: 'casco.carReviewPhotos',
  form: {
    frontLeft: photo('frontLeft'),
    frontRight: photo('frontRight'),
    backRight: photo('backRight'),
    backLeft: photo('backLeft'),
    kilometerDistance: photo('odometer'),
    key: photo('key'),
    vehicleId: photo('vehicleId'),
  },
  alerts: () => ['needed'],
  submit: reviewCar,
})
