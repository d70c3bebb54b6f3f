import { RIGHT_CODE } from '../../sampleContracts'
import type { Wrong } from '../signIn/login'
import type { Contract } from '../state'
import type { World } from '../world'
import { clientMemory } from './memory'
import type { PendingChange } from './slice'

/** A change that is made by a code. */
export type CodedChange = keyof ReturnType<typeof clientMemory>['pending']

/** Codes that somebody typed. */
export interface TypedCodes {
  readonly code: string
  readonly confirmation: string | null | undefined
}

/** A right code, with what it was sent for. */
export type RightCode = { readonly kind: 'right'; readonly value: string }

/** Starts a change: what was started before is forgotten. */
export const sendCodes = (
  world: World,
  contract: Contract,
  kind: CodedChange,
  { value, confirmationSentTo }: Pick<PendingChange, 'value' | 'confirmationSentTo'>,
): PendingChange => {
  const started = { value, confirmationSentTo, attemptsLeft: world.state.settings.attempts, isChecked: false }
  clientMemory(contract).pending[kind] = started
  return started
}

/** A change whose codes can be sent again: nothing to remember, every code is the same. */
export const awaitedChange = (contract: Contract, kind: CodedChange): PendingChange | undefined => {
  const pending = clientMemory(contract).pending[kind]
  return pending === undefined || pending.attemptsLeft === 0 ? undefined : pending
}

/** Checks the codes of a change. Wrong ones count down; at none left only a new start helps. `undefined` where nothing was started. */
export const checkCodes = (
  contract: Contract,
  kind: CodedChange,
  { code, confirmation }: TypedCodes,
): RightCode | Wrong | undefined => {
  const pending = clientMemory(contract).pending[kind]
  if (pending === undefined) return undefined
  if (pending.attemptsLeft === 0) return { kind: 'wrong', attemptsLeft: 0 }
  pending.isChecked = code === RIGHT_CODE && (pending.confirmationSentTo === null || confirmation === RIGHT_CODE)
  if (pending.isChecked) return { kind: 'right', value: pending.value }
  pending.attemptsLeft -= 1
  return { kind: 'wrong', attemptsLeft: pending.attemptsLeft }
}

/** Ends a change. */
export const forgetCodes = (contract: Contract, kind: CodedChange): void => {
  delete clientMemory(contract).pending[kind]
}
