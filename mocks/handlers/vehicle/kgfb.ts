import * as kgfb from '../../../src/api/kgfb'
import { getInsuranceCompanies } from '../../../src/api/kgfbPremium'
import { type Answer, answerKgfb } from '../../reply'
import { answersOfBoth } from './both'

/** Answers of mandatory vehicle liability insurance: those that casco has, too. */
export const kgfbAnswers: readonly Answer[] = [...answersOfBoth(answerKgfb, { ...kgfb, getInsuranceCompanies })]
