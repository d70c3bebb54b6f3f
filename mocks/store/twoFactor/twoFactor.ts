import type { ActiveBan, WrongAnswer } from '../signIn/login'
import type { RunningSession } from '../signIn/token'
import { banTimeout } from '../signIn/tries'
import type { Contract } from '../state'
import type { Store } from '../store'
import { type Channel, contactOf, maskers, normalisers, setContact } from './channel'
import { type TypedCodes, tryCodes } from './tryCodes'

/**
 * The masked recipients of the codes. `confirmationSentTo` is the current phone number or e-mail address, which has to
 * confirm the change. It is `null` if no confirmation is needed.
 */
export interface CodeRecipients {
  readonly sentTo: string
  readonly confirmationSentTo: string | null
}

/** Reasons why nothing was changed: the contract number is banned, or there is no valid change (`refused`). */
export type RejectedChange = ActiveBan | { readonly kind: 'refused' }

/** The contract and session whose second factor changes. */
export interface ChangeContext {
  readonly store: Store
  readonly contract: Contract
  readonly session: RunningSession
}

/** Starts a change. Refuses an invalid or unchanged value. */
export const startChange = (
  change: ChangeContext,
  channel: Channel,
  input: string,
): CodeRecipients | RejectedChange => {
  const { store, contract } = change
  const value = normalisers[channel](input)
  if (value === undefined || value === contactOf(contract, channel)) return { kind: 'refused' }
  return unlessBanned(change, () => {
    contract.twoFactorChanges = {
      ...contract.twoFactorChanges,
      [channel]: { value, attemptsLeft: store.state.settings.attempts },
    }
    return codeRecipients(change, channel, value)
  })
}

/** Sends the codes of a change again. Nothing is stored, because every code is the same. */
export const resendCodes = (change: ChangeContext, channel: Channel): CodeRecipients | RejectedChange => {
  const pendingChange = change.contract.twoFactorChanges?.[channel]
  if (pendingChange === undefined || pendingChange.attemptsLeft === 0) return { kind: 'refused' }
  return unlessBanned(change, () => codeRecipients(change, channel, pendingChange.value))
}

/**
 * Makes the change if its codes are right, and returns the masked new value. Each wrong code uses up an attempt. After
 * the last attempt, the customer must start the change again.
 */
export const finishChange = (
  change: ChangeContext,
  channel: Channel,
  codes: TypedCodes,
): Pick<CodeRecipients, 'sentTo'> | WrongAnswer | RejectedChange => {
  const { contract } = change
  const pendingChange = contract.twoFactorChanges?.[channel]
  if (pendingChange === undefined) return { kind: 'refused' }
  return unlessBanned(change, () => {
    const result = tryCodes(pendingChange, codes, confirmationContact(change, channel) !== null)
    if (result.kind === 'wrong') return result
    delete contract.twoFactorChanges?.[channel]
    setContact(contract, channel, pendingChange.value)
    return { sentTo: maskers[channel](pendingChange.value) }
  })
}

// Runs `action`, unless the contract number is banned at sign-in. During a ban the second factor cannot be changed.
const unlessBanned = <Result>({ store, contract }: ChangeContext, action: () => Result): Result | ActiveBan => {
  const timeout = banTimeout(store, contract.number)
  return timeout > 0 ? { kind: 'banned', banTimeout: timeout } : action()
}

const codeRecipients = (change: ChangeContext, channel: Channel, value: string): CodeRecipients => {
  const confirmingContact = confirmationContact(change, channel)
  return {
    sentTo: maskers[channel](value),
    confirmationSentTo: confirmingContact === null ? null : maskers[channel](confirmingContact),
  }
}

/**
 * The current phone number or e-mail address that must confirm a change; `null` if no confirmation is needed. A session
 * opened by a plate or postal code needs a confirmation, because these are not secret. If the insurer leaves out
 * optional fields such as `confirmationSentTo`, no confirmation is needed.
 */
export const confirmationContact = ({ store, contract, session }: ChangeContext, channel: Channel): string | null => {
  const isOpenedWithoutSecret = session.authType === 'LICENSE_PLATE_NUMBER' || session.authType === 'ZIP_CODE'
  return isOpenedWithoutSecret && store.state.settings.fullness === 'everything' ? contactOf(contract, channel) : null
}
