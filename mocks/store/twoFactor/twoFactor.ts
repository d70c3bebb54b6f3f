import type { Banned, Wrong } from '../signIn/login'
import type { RunningSession } from '../signIn/token'
import { banTimeout } from '../signIn/tries'
import type { Contract } from '../state'
import type { Store } from '../store'
import { type Channel, contactOf, masked, normalisers, setContact } from './channel'
import { type TypedCodes, tryCodes } from './tryCodes'

/**
 * The masked recipients of the codes. `confirmationSentTo` is the current phone number or e-mail address that has to
 * confirm the change; `null` if no confirmation is needed.
 */
export interface CodesSent {
  readonly sentTo: string
  readonly confirmationSentTo: string | null
}

/** Reasons why nothing was changed: the contract number is banned, or there is no valid change (`refused`). */
export type NotChanged = Banned | { readonly kind: 'refused' }

/** The contract and session whose second factor changes. */
export interface Change {
  readonly store: Store
  readonly contract: Contract
  readonly session: RunningSession
}

/** Starts a change. Refuses an invalid or unchanged value. */
export const startChange = (change: Change, channel: Channel, input: string): CodesSent | NotChanged => {
  const { store, contract } = change
  const value = normalisers[channel](input)
  if (value === undefined || value === contactOf(contract, channel)) return { kind: 'refused' }
  return unlessBanned(change, () => {
    contract.twoFactorChanges = {
      ...contract.twoFactorChanges,
      [channel]: { value, attemptsLeft: store.state.settings.attempts },
    }
    return codesSent(change, channel, value)
  })
}

/** Sends the codes of a change again. Nothing is stored, because every code is the same. */
export const resendCodes = (change: Change, channel: Channel): CodesSent | NotChanged => {
  const pending = change.contract.twoFactorChanges?.[channel]
  if (pending === undefined || pending.attemptsLeft === 0) return { kind: 'refused' }
  return unlessBanned(change, () => codesSent(change, channel, pending.value))
}

/**
 * Makes the change if its codes are right, and returns the masked new value. Wrong codes use up attempts, after which
 * the change has to be started again.
 */
export const finishChange = (
  change: Change,
  channel: Channel,
  codes: TypedCodes,
): Pick<CodesSent, 'sentTo'> | Wrong | NotChanged => {
  const { contract } = change
  const pending = contract.twoFactorChanges?.[channel]
  if (pending === undefined) return { kind: 'refused' }
  return unlessBanned(change, () => {
    const result = tryCodes(pending, codes, confirmationContact(change, channel) !== null)
    if (result.kind === 'wrong') return result
    delete contract.twoFactorChanges?.[channel]
    setContact(contract, channel, pending.value)
    return { sentTo: masked[channel](pending.value) }
  })
}

// Runs `action`, unless the contract number is banned at sign-in. During a ban the second factor cannot be changed.
const unlessBanned = <Result>({ store, contract }: Change, action: () => Result): Result | Banned => {
  const timeout = banTimeout(store, contract.number)
  return timeout > 0 ? { kind: 'banned', banTimeout: timeout } : action()
}

const codesSent = (change: Change, channel: Channel, value: string): CodesSent => {
  const confirmedBy = confirmationContact(change, channel)
  return {
    sentTo: masked[channel](value),
    confirmationSentTo: confirmedBy === null ? null : masked[channel](confirmedBy),
  }
}

/**
 * The current phone number or e-mail address that has to confirm a change, or `null`. A session opened by a plate or
 * postal code needs a confirmation, because these are not secret. An insurer whose answers have no `confirmationSentTo`
 * requires no confirmation.
 */
export const confirmationContact = ({ store, contract, session }: Change, channel: Channel): string | null => {
  const isKnownToAll = session.authType === 'LICENSE_PLATE_NUMBER' || session.authType === 'ZIP_CODE'
  return isKnownToAll && store.state.settings.fullness === 'everything' ? contactOf(contract, channel) : null
}
