import { dayAt } from '../../../machines/today'
import type { CaseResult } from '../../../src/api/entities'
import { formatDate } from '../../../src/texts/format'
import { openCase } from '../cases/cases'
import { announceTransfer } from '../payments/announced'
import { PAYMENT_DAYS, payDebt } from '../payments/balance'
import { monthsPerPremium, periodPremium } from '../payments/due'
import { issueInvoice, storeInvoiceGrid } from '../payments/invoiced'
import { paymentsMemory } from '../payments/memory'
import { type CardPayment, isCardPaymentInvalid, isPaidByCard } from '../payments/paid'
import type { LifeContract, VehicleContract } from '../state'
import type { Store } from '../store'
import { isoDaysFrom } from '../time/days'
import { monthsFrom } from '../time/period'
import { beginYear } from './insuranceYear'

/** Maximum time until a reactivation, in days. */
const MAX_DAYS_AHEAD = 30

// Tells if a contract can be reactivated on a day: today, or within the next `MAX_DAYS_AHEAD` days.
const canReactivateOn = (store: Store, day: string): boolean =>
  day >= dayAt(store.now()) && day <= isoDaysFrom(store.now(), MAX_DAYS_AHEAD)

/** The customer's request to reactivate a contract. */
export interface Reactivation extends CardPayment {
  readonly reactivateDate: string
  readonly email?: string | null | undefined
}

/**
 * Reactivates a contract that ended because of unpaid premiums. The contract is in force again from the requested day
 * on. A card payment reduces the debt. Returns `undefined` if a reactivation is already planned, the day is past or too
 * far ahead, or the payment failed.
 */
export const reactivateContract = (
  store: Store,
  contract: LifeContract | VehicleContract,
  {
    memory,
    asked,
    runAgain,
  }: {
    readonly memory: { reactivation?: string | undefined }
    readonly asked: Reactivation
    readonly runAgain: (day: string) => void
  },
): CaseResult | undefined => {
  const { header } = contract
  const day = asked.reactivateDate
  const isPaymentInvalid = isCardPaymentInvalid(asked, header.debt?.value ?? 0)
  if (memory.reactivation !== undefined || !canReactivateOn(store, day) || isPaymentInvalid) return undefined
  if (isPaidByCard(asked)) payDebt(contract, header.debt?.value ?? 0)
  memory.reactivation = day
  if (day === dayAt(store.now())) runAgain(day)
  const caseResult = openCase(store, contract, {
    name: 'Szerződés reaktiválása',
    details: [['A reaktiválás napja', formatDate(day)]],
    email: asked.email,
  })
  // The customer pays the rest of the debt by transfer.
  if (header.debt) {
    const { caseId } = caseResult
    announceTransfer(store, contract, { caseId, amount: header.debt, type: 'DEBT', asksForMore: true })
  }
  return caseResult
}

/**
 * Puts an ended contract in force for a year from a day (`yyyy-MM-dd`), and issues the invoice for its first premium.
 */
export const putInForceFrom = (contract: LifeContract | VehicleContract, day: string): void => {
  const { header } = contract
  storeInvoiceGrid(contract)
  const anniversaryDate = beginYear(contract, day)
  Object.assign(header.contract, {
    contractStatusId: 1,
    anniversaryDate,
    paymentNextperiod: day,
    terminationDate: null,
    terminationReasonId: null,
  } satisfies Partial<typeof header.contract>)
  const premium = periodPremium(contract)
  const firstPeriod = { from: day, to: isoDaysFrom(Date.parse(monthsFrom(day, monthsPerPremium(contract))), -1) }
  if (premium !== undefined) issueInvoice(contract, day, premium, firstPeriod)
  const memory = paymentsMemory(contract)
  delete memory.anchor
  memory.invoicedUntil = day
  // The debt gets a new deadline, because the old one would end the contract again at once.
  memory.owed = memory.owed?.map((part) => ({ ...part, deadline: isoDaysFrom(Date.parse(day), PAYMENT_DAYS) }))
}
