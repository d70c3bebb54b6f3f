import { dayAt } from '../../../machines/today'
import type { CaseResult } from '../../../src/api/entities'
import { formatDate } from '../../../src/texts/format'
import { openCase } from '../cases/cases'
import { announceTransfer } from '../payments/announced'
import { PAYABLE, payDebt } from '../payments/balance'
import { monthsOf, periodPremium } from '../payments/due'
import { issueInvoice, keepInvoices } from '../payments/invoiced'
import { paymentsMemory } from '../payments/memory'
import { type CardPayment, isPaid, isRefusedByBank } from '../payments/paid'
import type { LifeContract, VehicleContract } from '../state'
import type { Store } from '../store'
import { isoDaysFrom } from '../time/days'
import { monthsFrom } from '../time/period'
import { beginYear } from './insuranceYear'

/** How far ahead a contract can be brought back, in days. */
const AHEAD = 30

// Not in the past, and not too far ahead.
const canRunFrom = (store: Store, day: string): boolean =>
  day >= dayAt(store.now()) && day <= isoDaysFrom(store.now(), AHEAD)

/** What a customer asks who brings a contract back. */
export interface Reactivation extends CardPayment {
  readonly reactivateDate: string
  readonly email?: string | null | undefined
}

/**
 * Brings back a contract that ended unpaid: it runs again from the day on, and not before; what was paid by card is owed no more.
 * `undefined` where it will run again already, the day is past or too far ahead, or the payment failed.
 */
export const bringBack = (
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
  const isRefused = isRefusedByBank(asked, header.debt?.value ?? 0)
  if (memory.reactivation !== undefined || !canRunFrom(store, day) || isRefused) return undefined
  if (isPaid(asked)) payDebt(contract, header.debt?.value ?? 0)
  memory.reactivation = day
  if (day === dayAt(store.now())) runAgain(day)
  const opened = openCase(store, contract, {
    name: 'Szerződés reaktiválása',
    details: [['A reaktiválás napja', formatDate(day)]],
    email: asked.email,
  })
  // It is paid by card, or by a transfer.
  if (header.debt) announceTransfer(store, contract, { caseId: opened.caseId, amount: header.debt, type: 'DEBT' })
  return opened
}

/** Lets a contract that ended run again for a year from a day, `yyyy-MM-dd`, on, and asks for its first premium. */
export const runFrom = (contract: LifeContract | VehicleContract, day: string): void => {
  const { header } = contract
  keepInvoices(contract)
  const anniversaryDate = beginYear(contract, day)
  Object.assign(header.contract, {
    contractStatusId: 1,
    anniversaryDate,
    paymentNextperiod: day,
    terminationDate: null,
    terminationReasonId: null,
  } satisfies Partial<typeof header.contract>)
  const premium = periodPremium(contract)
  const firstPeriod = { from: day, to: isoDaysFrom(Date.parse(monthsFrom(day, monthsOf(contract))), -1) }
  if (premium !== undefined) issueInvoice(contract, day, premium, firstPeriod)
  const memory = paymentsMemory(contract)
  delete memory.anchor
  memory.invoicedUntil = day
  // Whoever pays by transfer has time for it: the contract shall not end over the same debt at once.
  memory.owed = memory.owed?.map((part) => ({ ...part, deadline: isoDaysFrom(Date.parse(day), PAYABLE) }))
}
