import { getCases, getHeader } from '../../src/api/home'
import { type Answer, answerProperty, ok } from '../reply'
import { casesOf } from '../world/cases'
import { homeHeader } from '../world/homeHeader'
import { isStranger } from '../world/homeStranger'

/** A property contract and its cases. */
export const homeAnswers: readonly Answer[] = [
  answerProperty(getHeader)(({ world, contract, session }) => ok(homeHeader(world, contract, session))),

  answerProperty(getCases)(({ world, contract, session }) => ok(isStranger(session) ? [] : casesOf(world, contract))),
]
