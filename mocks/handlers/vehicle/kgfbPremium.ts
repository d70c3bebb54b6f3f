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
import { correctData as applyCorrection, openQuestions } from '../../store/vehicle/premiumCorrection'
import { scoreOf } from '../../store/vehicle/score'
import { changeAnswer } from '../call/changeAnswer'

/** Answers about the data that determine the premium of mandatory vehicle liability insurance. */
export const kgfbPremiumAnswers: readonly Answer[] = [
  answerKgfb(modifyBonus)(({ store, contract, body }) => changeAnswer(takeOverBonus(store, contract, body))),

  answerKgfb(getDataCorrectionQuestions)(({ contract }) => ok(openQuestions(contract))),

  answerKgfb(correctData)(({ store, contract, body }) => changeAnswer(applyCorrection(store, contract, body))),

  answerKgfb(calculatePremium)(({ store, contract, body }) => changeAnswer(comparePremiums(store, contract, body))),

  answerKgfb(getMileageYearlyList)(() => ok(mileageBands.map(({ label, code }) => ({ label, code })))),

  answerKgfb(getDrivelloScore)(({ store, body }) => ok(scoreOf(store, body.licensePlateNumber))),
]
