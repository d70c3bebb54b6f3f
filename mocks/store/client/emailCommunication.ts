import { dayAt } from '../../../machines/today'
import type { CaseResult } from '../../../src/api/entities'
import { openCase } from '../cases/cases'
import type { Contract } from '../state'
import type { Store } from '../store'
import { contactOf, normalisers, setContact } from '../twoFactor/channel'
import type { Change } from '../twoFactor/twoFactor'
import { awaitedChange, forgetCodes, sendCodes } from './codes'
import { maskedConfirmation } from './contact'
import { clientMemory } from './memory'
import { mayChange } from './menu'
import { canChangeToEmail, partnersOf } from './partners'
import type { PendingChange } from './slice'

/** The address for letters by e-mail, and the other contracts that change too. */
export interface EmailChange {
  readonly email: string
  readonly contractNumbers?: readonly string[] | undefined
}

/** Starts the change to letters by e-mail. Returns `undefined` if it is not offered or the address is invalid. */
export const startChangeToEmail = (change: Change, email: string): PendingChange | undefined => {
  const { store, contract } = change
  const value = normalisers.email(email)
  if (value === undefined || !isPossible(contract)) return undefined
  // The current address needs no second confirmation.
  const confirmationSentTo = value === contactOf(contract, 'email') ? null : maskedConfirmation(change, 'email')
  return sendCodes(store, contract, 'emailCommunication', { value, confirmationSentTo })
}

/** The other contracts to change. `undefined` if one cannot change, or the address was not confirmed by its code. */
export const chosenPartners = (
  store: Store,
  contract: Contract,
  { email, contractNumbers = [] }: EmailChange,
): readonly Contract[] | undefined => {
  const pending = awaitedChange(contract, 'emailCommunication')
  if (pending?.isChecked !== true || pending.value !== email || !isPossible(contract)) return undefined
  const partners = partnersOf(store, contract).filter(({ number }) => contractNumbers.includes(number))
  const isComplete = contractNumbers.every((contractNumber) => partners.some(({ number }) => number === contractNumber))
  return isComplete && partners.every(canChangeToEmail) ? partners : undefined
}

/** Changes the contract and the chosen others to letters by e-mail. Each gets its own case. */
export const finishChangeToEmail = (
  store: Store,
  contract: Contract,
  emailChange: EmailChange,
): CaseResult | undefined => {
  const partners = chosenPartners(store, contract, emailChange)
  if (partners === undefined) return undefined
  forgetCodes(contract, 'emailCommunication')
  for (const partner of partners) changeLetters(store, partner, emailChange.email)
  return changeLetters(store, contract, emailChange.email)
}

const isPossible = (contract: Contract): boolean =>
  mayChange(contract, 'email-communication') && canChangeToEmail(contract)

const changeLetters = (store: Store, contract: Contract, email: string): CaseResult => {
  setContact(contract, 'email', email)
  contract.header.canChangeToEmailCommunication = false
  clientMemory(contract).emailSince = dayAt(store.now())
  if ('documentCommunicationChannelType' in contract.header.contract) {
    contract.header.contract.documentCommunicationChannelType = 'EMAIL'
  }
  return openCase(store, contract, {
    name: 'Áttérés elektronikus kapcsolattartásra',
    details: [['E-mail-cím', email]],
  })
}
