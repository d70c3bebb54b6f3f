import * as kgfb from '../../../src/api/kgfb'
import { getInsuranceCompanies } from '../../../src/api/kgfbPremium'
import { type Answer, answerKgfb } from '../../reply'
import { sharedVehicleAnswers } from './both'

/** Answers to the calls that mandatory vehicle liability insurance shares with casco. */
export const kgfbAnswers: readonly Answer[] = [...sharedVehicleAnswers(answerKgfb, { ...kgfb, getInsuranceCompanies })]
