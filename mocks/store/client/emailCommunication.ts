import { dayAt } from '../../../machines/today'
import type { CaseResult } from '../../../src/api/entities'
import { openCase } from '../cases/cases'
import type { Contract } from '../state'
import type { Store } from '../store'
import { contactOf, normalisers, setContact } from '../twoFactor/channel'
import type { ChangeContext } from '../twoFactor/twoFactor'
import { changeAwaitingCodes, endCodedChange, startCodedChange } from './codes'
import { maskedConfirmationContact } from './contact'
import { clientMemory } from './memory'
import { mayChange } from './menu'
import { canChangeToEmail, otherContractsOf } from './partners'
import type { PendingChange } from './slice'

/** The address for letters by e-mail, and the other contracts that change too. */
export interface EmailChange {
  readonly email: string
  readonly contractNumbers?: readonly string[] | undefined
}

/**
 * Starts the change to letters by e-mail. Returns `undefined` if the contract cannot change or the address is invalid.
 */
export const startChangeToEmail = (change: ChangeContext, email: string): PendingChange | undefined => {
  const { store, contract } = change
  const value = normalisers.email(email)
  if (value === undefined || !isChangeToEmailOffered(contract)) return undefined
  // The current address needs no second confirmation.
  const confirmationSentTo = value === contactOf(contract, 'email') ? null : maskedConfirmationContact(change, 'email')
  return startCodedChange(store, contract, 'emailCommunication', { value, confirmationSentTo })
}

/**
 * Returns the other contracts to change. Returns `undefined` if one of them cannot change, or if no code confirmed the
 * address.
 */
export const chosenOtherContracts = (
  store: Store,
  contract: Contract,
  { email, contractNumbers = [] }: EmailChange,
): readonly Contract[] | undefined => {
  const pendingChange = changeAwaitingCodes(contract, 'emailCommunication')
  if (pendingChange?.isChecked !== true || pendingChange.value !== email || !isChangeToEmailOffered(contract))
    return undefined
  const otherContracts = otherContractsOf(store, contract).filter(({ number }) => contractNumbers.includes(number))
  const areAllFound = contractNumbers.every((contractNumber) =>
    otherContracts.some(({ number }) => number === contractNumber),
  )
  return areAllFound && otherContracts.every(canChangeToEmail) ? otherContracts : undefined
}

/** Changes the contract and the chosen other contracts to letters by e-mail. Each contract gets its own case. */
export const finishChangeToEmail = (
  store: Store,
  contract: Contract,
  emailChange: EmailChange,
): CaseResult | undefined => {
  const otherContracts = chosenOtherContracts(store, contract, emailChange)
  if (otherContracts === undefined) return undefined
  endCodedChange(contract, 'emailCommunication')
  for (const otherContract of otherContracts) switchToEmail(store, otherContract, emailChange.email)
  return switchToEmail(store, contract, emailChange.email)
}

const isChangeToEmailOffered = (contract: Contract): boolean =>
  mayChange(contract, 'email-communication') && canChangeToEmail(contract)

const switchToEmail = (store: Store, contract: Contract, email: string): CaseResult => {
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
