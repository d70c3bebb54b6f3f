import * as casco from '../../../src/api/casco'
import { reviewCar } from '../../../src/api/cascoPhotos'
import { type Answer, answerCasco } from '../../reply'
import { takeOverBonus } from '../../store/vehicle/bonus'
import { reviewByPhotos } from '../../store/vehicle/photos'
import { reactivateVehicle } from '../../store/vehicle/reactivation'
import { supplyMissing } from '../../store/vehicle/supplement'
import { changed } from '../call/changed'
import { answersOfBoth } from './both'

/** Casco. */
export const cascoAnswers: readonly Answer[] = [
  ...answersOfBoth(answerCasco, casco),

  answerCasco(casco.modifyBonus)(({ world, contract, body }) => changed(takeOverBonus(world, contract, body))),

  answerCasco(casco.supplement)(({ world, contract, body }) => changed(supplyMissing(world, contract, body))),

  answerCasco(casco.reactivate)(({ world, contract, body }) => changed(reactivateVehicle(world, contract, body))),

  answerCasco(reviewCar)(({ world, contract, body }) => changed(reviewByPhotos(world, contract, Object.values(body)))),
]
