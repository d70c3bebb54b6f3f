import type { CaseResult } from '../../../src/api/entities'
import { openCase } from '../cases/cases'
import type { WrongAnswer } from '../signIn/login'
import type { Contract } from '../state'
import type { Store } from '../store'
import { type Channel, contactOf, maskers, normalisers, setContact } from '../twoFactor/channel'
import type { TypedCodes } from '../twoFactor/tryCodes'
import { type ChangeContext, confirmationContact } from '../twoFactor/twoFactor'
import { changeAwaitingCodes, checkCodes, endCodedChange, startCodedChange } from './codes'
import { mayChange } from './menu'
import type { PendingChange } from './slice'

const labels = {
  email: { name: 'E-mail-cím módosítása', before: 'Eddigi e-mail-cím', after: 'Új e-mail-cím' },
  phone: { name: 'Telefonszám módosítása', before: 'Eddigi telefonszám', after: 'Új telefonszám' },
} as const

/** Starts a change of the e-mail address or phone number. Returns `undefined` if the value is invalid or unchanged. */
export const startContactChange = (
  change: ChangeContext,
  channel: Channel,
  input: string,
): PendingChange | undefined => {
  const { store, contract } = change
  const value = normalisers[channel](input)
  if (value === undefined || value === contactOf(contract, channel) || !mayChange(contract, channel)) return undefined
  return startCodedChange(store, contract, channel, {
    value,
    confirmationSentTo: maskedConfirmationContact(change, channel),
  })
}

/**
 * Returns the masked phone number or e-mail address that receives the second code of a change; `null` if one code is
 * enough.
 */
export const maskedConfirmationContact = (change: ChangeContext, channel: Channel): string | null => {
  const confirmingContact = confirmationContact(change, channel)
  return confirmingContact === null ? null : maskers[channel](confirmingContact)
}

/** Changes the e-mail address if the codes are right. Returns `undefined` if no change was started. */
export const finishEmailChange = (
  store: Store,
  contract: Contract,
  codes: TypedCodes,
): CaseResult | WrongAnswer | undefined => {
  const codeResult = checkCodes(contract, 'email', codes)
  return codeResult?.kind === 'right' ? applyContactChange(store, contract, 'email', codeResult.value) : codeResult
}

/**
 * Changes the phone number after its codes were checked. Returns `undefined` if no codes were checked, or if they
 * belong to another number.
 */
export const finishPhoneChange = (store: Store, contract: Contract, input: string): CaseResult | undefined => {
  const pendingChange = changeAwaitingCodes(contract, 'phone')
  if (pendingChange?.isChecked !== true || pendingChange.value !== normalisers.phone(input)) return undefined
  return applyContactChange(store, contract, 'phone', pendingChange.value)
}

const applyContactChange = (
  store: Store,
  contract: Contract,
  channel: Channel,
  value: string,
): CaseResult | undefined => {
  if (!mayChange(contract, channel)) return undefined
  const oldContact = contactOf(contract, channel)
  endCodedChange(contract, channel)
  setContact(contract, channel, value)
  const label = labels[channel]
  return openCase(store, contract, {
    name: label.name,
    details: [
      ...(oldContact === null
        ? []
        : [[label.before, oldContact] as const, ['Értesítést küldtünk ide is', oldContact] as const]),
      [label.after, value],
    ],
  })
}
