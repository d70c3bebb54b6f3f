import * as kgfb from '../../../src/api/kgfb'
import { getInsuranceCompanies } from '../../../src/api/kgfbPremium'
import { type Answer, answerKgfb } from '../../reply'
import { answersOfBoth } from './both'

/** Answers of mandatory vehicle liability insurance. Files of their own have the larger groups. */
export const kgfbAnswers: readonly Answer[] = [...answersOfBoth(answerKgfb, { ...kgfb, getInsuranceCompanies })]
