import type { Tries } from '../state'
import { lookUp, type World } from '../store'

/** How long a ban lasts, in seconds (specification, section 9). */
export const BAN = 3600

/** Seconds until a contract number may sign in again; 0 where it is not banned. */
export const banTimeout = (world: World, contractNumber: string): number =>
  Math.ceil(Math.max(0, triesOf(world, contractNumber).bannedUntil - world.now()) / 1000)

/** Counts a wrong answer and returns how many are left; at none the ban begins. */
export const countWrong = (world: World, contractNumber: string): number => {
  const wrong = triesOf(world, contractNumber).wrong + 1
  const left = Math.max(0, world.state.settings.attempts - wrong)
  if (left === 0) ban(world, contractNumber, world.state.settings.banLength)
  else world.state.tries[contractNumber] = { wrong, bannedUntil: 0 }
  return left
}

/** Bans a contract number for so many seconds; after them every attempt is there again. */
export const ban = (world: World, contractNumber: string, seconds: number): void => {
  world.state.tries[contractNumber] = { wrong: 0, bannedUntil: world.now() + seconds * 1000 }
}

/** A right answer gives all attempts back. */
export const forgetWrong = (world: World, contractNumber: string): void => {
  world.state.tries[contractNumber] = { wrong: 0, bannedUntil: 0 }
}

const triesOf = (world: World, contractNumber: string): Tries =>
  lookUp(world.state.tries, contractNumber) ?? { wrong: 0, bannedUntil: 0 }
