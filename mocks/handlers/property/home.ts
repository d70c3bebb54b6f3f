import { getCases, getHeader } from '../../../src/api/home'
import { type Answer, answerProperty, ok } from '../../reply'
import { casesOf } from '../../world/cases/cases'
import { homeHeader } from '../../world/property/header'

/** A property contract and its cases. */
export const homeAnswers: readonly Answer[] = [
  answerProperty(getHeader)(({ world, contract }) => ok(homeHeader(world, contract))),

  answerProperty(getCases)(({ world, contract }) => ok(casesOf(world, contract))),
]
