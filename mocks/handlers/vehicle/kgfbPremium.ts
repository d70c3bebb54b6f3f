import {
  calculatePremium,
  correctData,
  getDataCorrectionQuestions,
  getDrivelloScore,
  getMileageYearlyList,
  modifyBonus,
} from '../../../src/api/kgfbPremium'
import { mileageBands } from '../../data/mileage'
import { type Answer, answerKgfb, ok } from '../../reply'
import { takeOverBonus } from '../../store/vehicle/bonus'
import { comparePremiums } from '../../store/vehicle/premium'
import { correctData as correct, openQuestions } from '../../store/vehicle/premiumCorrection'
import { scoreOf } from '../../store/vehicle/score'
import { changed } from '../call/changed'

/** What the premium of mandatory vehicle liability insurance is worked out from. */
export const kgfbPremiumAnswers: readonly Answer[] = [
  answerKgfb(modifyBonus)(({ world, contract, body }) => changed(takeOverBonus(world, contract, body))),

  answerKgfb(getDataCorrectionQuestions)(({ contract }) => ok(openQuestions(contract))),

  answerKgfb(correctData)(({ world, contract, body }) => changed(correct(world, contract, body))),

  answerKgfb(calculatePremium)(({ world, contract, body }) => changed(comparePremiums(world, contract, body))),

  answerKgfb(getMileageYearlyList)(() => ok(mileageBands.map(({ label, code }) => ({ label, code })))),

  answerKgfb(getDrivelloScore)(({ world, body }) => ok(scoreOf(world, body.licensePlateNumber))),
]
