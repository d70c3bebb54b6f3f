import type { CaseResult } from '../../../src/api/entities'
import { openCase } from '../cases/cases'
import type { Wrong } from '../signIn/login'
import type { Contract } from '../state'
import type { Store } from '../store'
import { type Channel, contactOf, masked, normalisers, setContact } from '../twoFactor/channel'
import type { TypedCodes } from '../twoFactor/tryCodes'
import { type Change, confirmationContact } from '../twoFactor/twoFactor'
import { awaitedChange, checkCodes, forgetCodes, sendCodes } from './codes'
import { mayChange } from './menu'
import type { PendingChange } from './slice'

const labels = {
  email: { name: 'E-mail-cím módosítása', before: 'Eddigi e-mail-cím', after: 'Új e-mail-cím' },
  phone: { name: 'Telefonszám módosítása', before: 'Eddigi telefonszám', after: 'Új telefonszám' },
} as const

/** Starts a change of the e-mail address or phone number. Returns `undefined` if the value is invalid or unchanged. */
export const startContactChange = (change: Change, channel: Channel, input: string): PendingChange | undefined => {
  const { store, contract } = change
  const value = normalisers[channel](input)
  if (value === undefined || value === contactOf(contract, channel) || !mayChange(contract, channel)) return undefined
  return sendCodes(store, contract, channel, { value, confirmationSentTo: maskedConfirmation(change, channel) })
}

/** The masked channel that receives the second code of a change; `null` if one code is enough. */
export const maskedConfirmation = (change: Change, channel: Channel): string | null => {
  const confirmedBy = confirmationContact(change, channel)
  return confirmedBy === null ? null : masked[channel](confirmedBy)
}

/** Changes the e-mail address after checking its codes. Returns `undefined` if no change was started. */
export const finishEmailChange = (
  store: Store,
  contract: Contract,
  codes: TypedCodes,
): CaseResult | Wrong | undefined => {
  const checked = checkCodes(contract, 'email', codes)
  return checked?.kind === 'right' ? takeOver(store, contract, 'email', checked.value) : checked
}

/**
 * Changes the phone number after its codes were checked. Returns `undefined` if they were not checked, or were for
 * another number.
 */
export const finishPhoneChange = (store: Store, contract: Contract, input: string): CaseResult | undefined => {
  const pending = awaitedChange(contract, 'phone')
  if (pending?.isChecked !== true || pending.value !== normalisers.phone(input)) return undefined
  return takeOver(store, contract, 'phone', pending.value)
}

const takeOver = (store: Store, contract: Contract, channel: Channel, value: string): CaseResult | undefined => {
  if (!mayChange(contract, channel)) return undefined
  const before = contactOf(contract, channel)
  forgetCodes(contract, channel)
  setContact(contract, channel, value)
  const label = labels[channel]
  return openCase(store, contract, {
    name: label.name,
    details: [
      ...(before === null ? [] : [[label.before, before] as const, ['Értesítést küldtünk ide is', before] as const]),
      [label.after, value],
    ],
  })
}
