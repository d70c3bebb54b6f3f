import type { Banned, Wrong } from '../signIn/login'
import type { RunningSession } from '../signIn/token'
import { banTimeout } from '../signIn/tries'
import type { Contract } from '../state'
import type { Store } from '../store'
import { type Channel, known, masked, take, written } from './channel'
import { type TypedCodes, tryCodes } from './tryCodes'

/** Where the codes went; `confirmationSentTo` is the channel of so far, where that has to confirm the change. */
export interface CodesSent {
  readonly sentTo: string
  readonly confirmationSentTo: string | null
}

/** Why there is nothing to do: the number is banned, or there is nothing to change. */
export type NotChanged = Banned | { readonly kind: 'refused' }

/** Whose second factor changes, and in which session. */
export interface Change {
  readonly store: Store
  readonly contract: Contract
  readonly session: RunningSession
}

/** Starts a change: what is not of its kind, or what the contract has already, is refused. */
export const startChange = (change: Change, channel: Channel, given: string): CodesSent | NotChanged => {
  const { store, contract } = change
  const value = written[channel](given)
  if (value === undefined || value === known(contract, channel)) return { kind: 'refused' }
  return unlessBanned(change, () => {
    contract.twoFactorChanges = {
      ...contract.twoFactorChanges,
      [channel]: { value, attemptsLeft: store.state.settings.attempts },
    }
    return codesSent(change, channel, value)
  })
}

/** Sends the codes of a change again: nothing to remember, every code is the same. */
export const resendCodes = (change: Change, channel: Channel): CodesSent | NotChanged => {
  const pending = change.contract.twoFactorChanges?.[channel]
  if (pending === undefined || pending.attemptsLeft === 0) return { kind: 'refused' }
  return unlessBanned(change, () => codesSent(change, channel, pending.value))
}

/**
 * Makes the change by its codes, and says to where the next one goes. Wrong codes count down; at none left, only
 * a new start helps.
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
    const tried = tryCodes(pending, codes, toConfirmBy(change, channel) !== null)
    if (tried.kind === 'wrong') return tried
    delete contract.twoFactorChanges?.[channel]
    take(contract, channel, pending.value)
    return { sentTo: masked[channel](pending.value) }
  })
}

// While somebody guesses at the number's sign-in, nothing of it changes.
const unlessBanned = <Result>({ store, contract }: Change, go: () => Result): Result | Banned => {
  const timeout = banTimeout(store, contract.number)
  return timeout > 0 ? { kind: 'banned', banTimeout: timeout } : go()
}

const codesSent = (change: Change, channel: Channel, value: string): CodesSent => {
  const confirmedBy = toConfirmBy(change, channel)
  return {
    sentTo: masked[channel](value),
    confirmationSentTo: confirmedBy === null ? null : masked[channel](confirmedBy),
  }
}

/**
 * The phone number or e-mail address of so far that has to confirm a change; null where none does. Plates and postal
 * codes are no secrets: who came by one has to show the phone or the mailbox of so far too. An insurer that cannot say
 * where the second code went cannot ask for it.
 */
export const toConfirmBy = ({ store, contract, session }: Change, channel: Channel): string | null => {
  const isKnownToAll = session.authType === 'LICENSE_PLATE_NUMBER' || session.authType === 'ZIP_CODE'
  return isKnownToAll && store.state.settings.fullness === 'everything' ? known(contract, channel) : null
}
