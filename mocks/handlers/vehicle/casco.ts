import {
  getCases,
  getHeader,
  getInsuranceCompanies,
  getModifyLicensePlate,
  modifyBonus,
  modifyLicensePlate,
  reactivate,
  supplement,
} from '../../../src/api/casco'
import { reviewCar } from '../../../src/api/cascoPhotos'
import { type Answer, answerCasco, ok } from '../../reply'
import { casesOf } from '../../world/cases/cases'
import { listedInsurers, takeOverBonus } from '../../world/vehicle/bonus'
import { reviewByPhotos } from '../../world/vehicle/photos'
import { changePlate } from '../../world/vehicle/plate'
import { reactivateVehicle } from '../../world/vehicle/reactivation'
import { supplyMissing } from '../../world/vehicle/supplement'
import { changed } from '../call/changed'
import { headerOf } from './reply'

/** Casco. */
export const cascoAnswers: readonly Answer[] = [
  answerCasco(getHeader)(({ contract }) => ok(headerOf(contract))),

  answerCasco(getCases)(({ world, contract }) => ok(casesOf(world, contract))),

  answerCasco(getModifyLicensePlate)(({ contract }) => ok({ hasOtherContracts: contract.hasOtherContracts })),

  answerCasco(modifyLicensePlate)(({ world, contract, body }) =>
    changed(changePlate(world, contract, body.licensePlateNumber, body.registrationBook)),
  ),

  answerCasco(modifyBonus)(({ world, contract, body }) => changed(takeOverBonus(world, contract, body))),

  answerCasco(getInsuranceCompanies)(() => ok(listedInsurers())),

  answerCasco(supplement)(({ world, contract, body }) => changed(supplyMissing(world, contract, body))),

  answerCasco(reactivate)(({ world, contract, body }) => changed(reactivateVehicle(world, contract, body))),

  answerCasco(reviewCar)(({ world, contract, body }) => changed(reviewByPhotos(world, contract, Object.values(body)))),
]
