import { dayAt } from '../../../machines/today'
import type { CaseResult } from '../../../src/api/entities'
import { openCase } from '../cases/cases'
import type { Contract } from '../state'
import type { Store } from '../store'
import { known, take, written } from '../twoFactor/channel'
import type { Change } from '../twoFactor/twoFactor'
import { awaitedChange, forgetCodes, sendCodes } from './codes'
import { maskedConfirmation } from './contact'
import { clientMemory } from './memory'
import { mayChange } from './menu'
import { canChangeToEmail, partnersOf } from './partners'
import type { PendingChange } from './slice'

/** The address for letters by e-mail, and the other contracts that change too. */
export interface WantedLetters {
  readonly email: string
  readonly contractNumbers?: readonly string[] | undefined
}

/** Starts the change to letters by e-mail. Returns `undefined` if it is not offered or the address is invalid. */
export const startChangeToEmail = (change: Change, given: string): PendingChange | undefined => {
  const { store, contract } = change
  const value = written.email(given)
  if (value === undefined || !isPossible(contract)) return undefined
  // The current address needs no second confirmation.
  const confirmationSentTo = value === known(contract, 'email') ? null : maskedConfirmation(change, 'email')
  return sendCodes(store, contract, 'emailCommunication', { value, confirmationSentTo })
}

/** The other contracts to change. `undefined` if one cannot change, or the address was not confirmed by its code. */
export const chosenPartners = (
  store: Store,
  contract: Contract,
  { email, contractNumbers = [] }: WantedLetters,
): readonly Contract[] | undefined => {
  const pending = awaitedChange(contract, 'emailCommunication')
  if (pending?.isChecked !== true || pending.value !== email || !isPossible(contract)) return undefined
  const chosen = partnersOf(store, contract).filter(({ number }) => contractNumbers.includes(number))
  const isComplete = contractNumbers.every((wanted) => chosen.some(({ number }) => number === wanted))
  return isComplete && chosen.every(canChangeToEmail) ? chosen : undefined
}

/** Changes the contract and the chosen others to letters by e-mail. Each gets its own case. */
export const finishChangeToEmail = (
  store: Store,
  contract: Contract,
  wanted: WantedLetters,
): CaseResult | undefined => {
  const chosen = chosenPartners(store, contract, wanted)
  if (chosen === undefined) return undefined
  forgetCodes(contract, 'emailCommunication')
  for (const other of chosen) changeLetters(store, other, wanted.email)
  return changeLetters(store, contract, wanted.email)
}

const isPossible = (contract: Contract): boolean =>
  mayChange(contract, 'email-communication') && canChangeToEmail(contract)

const changeLetters = (store: Store, contract: Contract, email: string): CaseResult => {
  take(contract, 'email', email)
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
