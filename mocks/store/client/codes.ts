import type { WrongAnswer } from '../signIn/login'
import type { Contract } from '../state'
import type { Store } from '../store'
import { type RightCode, type TypedCodes, tryCodes } from '../twoFactor/tryCodes'
import { clientMemory } from './memory'
import type { PendingChange } from './slice'

/** A change that is confirmed by a code. */
export type CodedChange = keyof ReturnType<typeof clientMemory>['pending']

/** Starts a change and replaces an earlier one of the same type. */
export const startCodedChange = (
  store: Store,
  contract: Contract,
  kind: CodedChange,
  { value, confirmationSentTo }: Pick<PendingChange, 'value' | 'confirmationSentTo'>,
): PendingChange => {
  const newChange = { value, confirmationSentTo, attemptsLeft: store.state.settings.attempts, isChecked: false }
  clientMemory(contract).pending[kind] = newChange
  return newChange
}

/**
 * Returns the pending change whose codes can be sent again; `undefined` if there is none or no attempt is left. A new
 * code needs no storing, because the simulated insurer always accepts the same code.
 */
export const changeAwaitingCodes = (contract: Contract, kind: CodedChange): PendingChange | undefined => {
  const pendingChange = clientMemory(contract).pending[kind]
  return pendingChange === undefined || pendingChange.attemptsLeft === 0 ? undefined : pendingChange
}

/** Checks the codes of a change. Returns `undefined` if no change was started. */
export const checkCodes = (
  contract: Contract,
  kind: CodedChange,
  codes: TypedCodes,
): RightCode | WrongAnswer | undefined => {
  const pendingChange = clientMemory(contract).pending[kind]
  if (pendingChange === undefined) return undefined
  const result = tryCodes(pendingChange, codes, pendingChange.confirmationSentTo !== null)
  pendingChange.isChecked = result.kind === 'right'
  return result
}

/** Removes the pending change of a type. */
export const endCodedChange = (contract: Contract, kind: CodedChange): void => {
  delete clientMemory(contract).pending[kind]
}
