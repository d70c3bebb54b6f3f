import * as casco from '../../../src/api/casco'
import { reviewCar } from '../../../src/api/cascoPhotos'
import { type Answer, answerCasco } from '../../reply'
import { takeOverBonus } from '../../store/vehicle/bonus'
import { reviewByPhotos } from '../../store/vehicle/photos'
import { reactivateVehicle } from '../../store/vehicle/reactivation'
import { supplyMissingItem } from '../../store/vehicle/supplement'
import { changeAnswer } from '../call/changeAnswer'
import { sharedVehicleAnswers } from './both'

/** Answers to the calls of casco. */
export const cascoAnswers: readonly Answer[] = [
  ...sharedVehicleAnswers(answerCasco, casco),

  answerCasco(casco.modifyBonus)(({ store, contract, body }) => changeAnswer(takeOverBonus(store, contract, body))),

  answerCasco(casco.supplement)(({ store, contract, body }) => changeAnswer(supplyMissingItem(store, contract, body))),

  answerCasco(casco.reactivate)(({ store, contract, body }) => changeAnswer(reactivateVehicle(store, contract, body))),

  answerCasco(reviewCar)(({ store, contract, body }) =>
    changeAnswer(reviewByPhotos(store, contract, Object.values(body))),
  ),
]
