import { getCases, getHeader } from '../../../src/api/home'
import { type Answer, answerHome, ok } from '../../reply'
import { casesOf } from '../../store/cases/cases'
import { homeHeader } from '../../store/home/header'

/** Answers about a home contract and its cases. */
export const homeAnswers: readonly Answer[] = [
  answerHome(getHeader)(({ store, contract }) => ok(homeHeader(store, contract))),

  answerHome(getCases)(({ store, contract }) => ok(casesOf(store, contract))),
]
