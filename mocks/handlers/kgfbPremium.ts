import {
  calculatePremium,
  correctData,
  getDataCorrectionQuestions,
  getDrivelloScore,
  getInsuranceCompanies,
  getMileageYearlyList,
  modifyBonus,
} from '../../src/api/kgfbPremium'
import { mileageBands } from '../data/mileage'
import { type Answer, ok } from '../reply'
import { comparePremiums } from '../world/premium'
import { correctData as correct, openQuestions } from '../world/premiumCorrection'
import { listedInsurers, takeOverBonus } from '../world/vehicleBonus'
import { scoreOf } from '../world/vehicleScore'
import { changed } from './changed'
import { answerKgfbNow } from './vehicleReply'

/** What the premium of mandatory vehicle liability insurance is worked out from. */
export const kgfbPremiumAnswers: readonly Answer[] = [
  answerKgfbNow(modifyBonus)(({ world, contract, body }) => changed(takeOverBonus(world, contract, body))),

  answerKgfbNow(getInsuranceCompanies)(() => ok(listedInsurers())),

  answerKgfbNow(getDataCorrectionQuestions)(({ contract }) => ok(openQuestions(contract))),

  answerKgfbNow(correctData)(({ world, contract, body }) => changed(correct(world, contract, body))),

  answerKgfbNow(calculatePremium)(({ world, contract, body }) => changed(comparePremiums(world, contract, body))),

  answerKgfbNow(getMileageYearlyList)(() => ok(mileageBands.map(({ label, code }) => ({ label, code })))),

  answerKgfbNow(getDrivelloScore)(({ world, body }) => ok(scoreOf(world, body.licensePlateNumber))),
]
