import { login } from '../../src/api/auth'
import { loginAsNonContractor } from '../../src/api/nonContractor'
import { callActor } from '../actors/call'
import { checkAnswerActor } from './checkAnswer.actor'

/** The calls of a sign-in, except those of its code. */
export const signInCalls = {
  login: callActor(login),
  loginAsNonContractor: callActor(loginAsNonContractor),
  checkAnswer: checkAnswerActor,
}
export type SignInCalls = typeof signInCalls
