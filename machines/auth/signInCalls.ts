import { login } from '../../src/api/auth'
import { loginAsNonContractor } from '../../src/api/nonContractor'
import { callActor } from '../actors/call'
import { checkAnswerActor } from './checkAnswer.actor'

/** The calls that a sign-in makes, but for its code's. */
export const signInCalls = {
  login: callActor(login),
  loginAsNonContractor: callActor(loginAsNonContractor),
  checkAnswer: checkAnswerActor,
}
export type SignInCalls = typeof signInCalls
