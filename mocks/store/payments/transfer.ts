import type { CaseResult, Money, TransferDetails } from '../../../src/api/entities'
import { formatMoney } from '../../../src/texts/format'
import { openCase } from '../cases/cases'
import type { Contract } from '../state'
import type { Store } from '../store'
import { transferAccountOf } from './account'
import { dueItemOf } from './announced'
import { paymentsMemory } from './memory'
import { amountDueFirst, premiumsBesidesDebt, wholeDebt } from './owed'

/**
 * Bank details of a transfer of `amount` forints. Without an amount, the transfer pays the debt. Without a debt, it
 * pays the first premium that is due.
 */
export const transferDetailsOf = (store: Store, contract: Contract, amount: number | undefined): TransferDetails => {
  const debt = wholeDebt(store, contract)
  if (amount === undefined && debt !== null) return { ...transferAccountOf(contract), debt }
  const paymentAmount = amount === undefined ? amountDueFirst(store, contract) : inForints(amount)
  return { ...transferAccountOf(contract), paymentAmount }
}

/** Bank details for paying a fee of `amount` forints by transfer. */
export const feeTransferOf = (contract: Contract, amount: number): TransferDetails => ({
  ...transferAccountOf(contract),
  paymentAmount: inForints(amount),
})

/** Opens a case for a customer who pays later. Returns `undefined` if nothing is due. */
export const payLater = (store: Store, contract: Contract): CaseResult | undefined => {
  const dueAmount = amountDueFirst(store, contract)
  if (dueAmount === null) return undefined
  const [premium] = premiumsBesidesDebt(store, contract)
  const caseResult = openCase(store, contract, {
    name: 'Díjfizetés',
    details: [
      ['Fizetés módja', 'Fizetés később'],
      ['Összeg', formatMoney(dueAmount)],
    ],
    // Assumes the debt, or without a debt the first due premium. The customer may choose another item in a later step
    // (`reportPayment`).
    postponed: dueItemOf(
      store,
      contract,
      wholeDebt(store, contract) === null && premium ? premium.premiumType : 'DEBT',
    ),
  })
  paymentsMemory(contract).postponed = caseResult
  return caseResult
}

/** The transfer's account as lines of a document, for a client who has announced a transfer. */
export const transferLines = (contract: Contract): ReadonlyArray<readonly [label: string, value: string]> => {
  const { accountNumber, accountHolder, contractNumber } = transferAccountOf(contract)
  return [
    ['Kedvezményezett', accountHolder],
    ['Számlaszám', accountNumber],
    ['Közlemény', contractNumber],
  ]
}

const inForints = (value: number): Money => ({ value, currency: 'HUF' })
