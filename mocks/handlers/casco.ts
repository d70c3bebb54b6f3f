import {
  getCases,
  getHeader,
  getInsuranceCompanies,
  getModifyLicensePlate,
  modifyBonus,
  modifyLicensePlate,
  reactivate,
  supplement,
} from '../../src/api/casco'
import { reviewCar } from '../../src/api/cascoPhotos'
import { type Answer, ok } from '../reply'
import { casesOf } from '../world/cases'
import { changePlate } from '../world/plate'
import { listedInsurers, takeOverBonus } from '../world/vehicleBonus'
import { reviewByPhotos } from '../world/vehiclePhotos'
import { reactivateVehicle } from '../world/vehicleReactivation'
import { supplyMissing } from '../world/vehicleSupplement'
import { changed } from './changed'
import { answerCascoNow, headerOf } from './vehicleReply'

/** Casco. */
export const cascoAnswers: readonly Answer[] = [
  answerCascoNow(getHeader)(({ contract }) => ok(headerOf(contract))),

  answerCascoNow(getCases)(({ world, contract }) => ok(casesOf(world, contract))),

  answerCascoNow(getModifyLicensePlate)(({ contract }) => ok({ hasOtherContracts: contract.hasOtherContracts })),

  answerCascoNow(modifyLicensePlate)(({ world, contract, body }) =>
    changed(changePlate(world, contract, body.licensePlateNumber, body.registrationBook)),
  ),

  answerCascoNow(modifyBonus)(({ world, contract, body }) => changed(takeOverBonus(world, contract, body))),

  answerCascoNow(getInsuranceCompanies)(() => ok(listedInsurers())),

  answerCascoNow(supplement)(({ world, contract, body }) => changed(supplyMissing(world, contract, body))),

  answerCascoNow(reactivate)(({ world, contract, body }) => changed(reactivateVehicle(world, contract, body))),

  answerCascoNow(reviewCar)(({ world, contract, body }) =>
    changed(reviewByPhotos(world, contract, Object.values(body))),
  ),
]
