import { reviewCar } from '../../../src/api/cascoPhotos'
import { defineCase } from '../../case/definition/defineCase'
import { photo } from '../../case/definition/fields/photo'

/** Fényképes gépjárműszemle: what a surveyor would look at, once round the car and then inside. */
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
