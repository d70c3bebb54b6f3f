import type { Tries } from '../state'
import { lookUp, type Store } from '../store'

/** Length of a ban, in seconds (specification, section 9). */
export const BAN_SECONDS = 3600

/** Seconds until a contract number may sign in again; 0 if it is not banned. */
export const banTimeout = (store: Store, contractNumber: string): number =>
  Math.ceil(Math.max(0, triesOf(store, contractNumber).bannedUntil - store.now()) / 1000)

/** Counts a wrong answer and returns the attempts left. At 0 the ban begins. */
export const countWrongAnswer = (store: Store, contractNumber: string): number => {
  const wrongAnswers = triesOf(store, contractNumber).wrong + 1
  const attemptsLeft = Math.max(0, store.state.settings.attempts - wrongAnswers)
  if (attemptsLeft === 0) ban(store, contractNumber, store.state.settings.banLength)
  else store.state.tries[contractNumber] = { wrong: wrongAnswers, bannedUntil: 0 }
  return attemptsLeft
}

/** Bans a contract number for a number of seconds. All attempts are available again afterwards. */
export const ban = (store: Store, contractNumber: string, seconds: number): void => {
  store.state.tries[contractNumber] = { wrong: 0, bannedUntil: store.now() + seconds * 1000 }
}

/** Resets the attempts after a right answer. */
export const resetAttempts = (store: Store, contractNumber: string): void => {
  store.state.tries[contractNumber] = { wrong: 0, bannedUntil: 0 }
}

const triesOf = (store: Store, contractNumber: string): Tries =>
  lookUp(store.state.tries, contractNumber) ?? { wrong: 0, bannedUntil: 0 }
