import { getCases, getHeader } from '../../../src/api/home'
import { type Answer, answerProperty, ok } from '../../reply'
import { casesOf } from '../../store/cases/cases'
import { homeHeader } from '../../store/home/header'

/** A property contract and its cases. */
export const homeAnswers: readonly Answer[] = [
  answerProperty(getHeader)(({ world, contract }) => ok(homeHeader(world, contract))),

  answerProperty(getCases)(({ world, contract }) => ok(casesOf(world, contract))),
]
