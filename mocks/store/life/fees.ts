import { dayAt } from '../../../machines/today'
import { formatDate } from '../../../src/texts/format'
import { openCase } from '../cases/cases'
import type { LifeContract } from '../state'
import type { Store } from '../store'
import { isoDaysFrom } from '../time/days'
import { remember } from './effects'
import { giveWay, isHandedIn } from './givingWay'
import { MODIFICATION } from './indexation'
import { memoryOf } from './memory'
import { mayChange } from './menu'
import { packagesOf, withoutPremium } from './packages'

/** How long premiums are suspended, in days (assumed: half a year). */
const SUSPENSION = 183

interface FeeOrder {
  readonly startDate?: string | undefined
  readonly email?: string | null | undefined
}

/** What a suspension would mean: all cover goes on. */
export const suspensionTerms = (store: Store, contract: LifeContract) => {
  const validFromDate = usualStart(store)
  return {
    isOrdered: isWaiting(contract) || isSuspended(store, contract),
    validFromDate,
    validToDate: endOf(validFromDate),
    coverages: coversOf(contract, (amount) => amount),
  }
}

/** What an exemption would mean: less cover, for good. */
export const exemptionTerms = (store: Store, contract: LifeContract) => ({
  isOrdered: isWaiting(contract),
  validFromDate: usualStart(store),
  validToDate: null,
  coverages: coversOf(contract, withoutPremium),
})

const ofPremiums = ['suspension', 'exemption'] as const

/** Whether either was asked for, and waits for its day. What was never proved gives way to what is asked for anew. */
const isWaiting = (contract: LifeContract): boolean =>
  memoryOf(contract).waiting.some(
    ({ caseId, effect }) => ofPremiums.some((kind) => kind === effect.kind) && isHandedIn(contract, caseId),
  )

/** Whether premiums are suspended now. */
const isSuspended = (store: Store, contract: LifeContract): boolean => {
  const { suspendedUntil } = memoryOf(contract)
  return suspendedUntil !== undefined && dayAt(store.now()) < suspendedUntil
}

const coversOf = (contract: LifeContract, meanwhile: (amount: number) => number) => {
  const { baseInsurance, additionalPackages } = packagesOf(contract, [])
  return [baseInsurance, ...additionalPackages]
    .flatMap(({ coverages }) => coverages)
    .flatMap(({ name, amount }) =>
      amount ? [{ name, amount, amountMeanwhile: { ...amount, value: meanwhile(amount.value) } }] : [],
    )
}

/** Suspends the premiums for a time, once the customer is identified. `undefined` where it cannot be, or was asked for already. */
export const suspendFee = (store: Store, contract: LifeContract, order: FeeOrder) => {
  const validFromDate = startOf(store, order)
  const isOrdered = isWaiting(contract) || isSuspended(store, contract)
  if (!mayChange(contract, 'fee-suspension') || isOrdered || validFromDate === undefined) return undefined
  const validToDate = endOf(validFromDate)
  giveWay(store, contract, ofPremiums)
  const opened = openFeeCase(store, contract, order, 'Díjszüneteltetés', validFromDate, validToDate)
  remember(contract, opened.caseId, { kind: 'suspension', date: validFromDate, until: validToDate })
  return opened
}

/** Frees the contract from premiums for good, once the customer is identified. `undefined` where it cannot be, or was asked for already. */
export const exemptFromFee = (store: Store, contract: LifeContract, order: FeeOrder) => {
  const validFromDate = startOf(store, order)
  if (!mayChange(contract, 'fee-exemption') || isWaiting(contract) || validFromDate === undefined) return undefined
  giveWay(store, contract, ofPremiums)
  const opened = openFeeCase(store, contract, order, 'Díjmentesítés', validFromDate, null)
  remember(contract, opened.caseId, { kind: 'exemption', date: validFromDate })
  return opened
}

const usualStart = (store: Store): string => isoDaysFrom(store.now(), MODIFICATION)

const endOf = (start: string): string => isoDaysFrom(Date.parse(start), SUSPENSION)

// Not in the past.
const startOf = (store: Store, { startDate = usualStart(store) }: FeeOrder) =>
  startDate >= dayAt(store.now()) ? startDate : undefined

const openFeeCase = (
  store: Store,
  contract: LifeContract,
  { email }: FeeOrder,
  name: string,
  validFromDate: string,
  validToDate: string | null,
) => {
  const opened = openCase(store, contract, {
    name,
    caseStatus: 'IDENTIFICATION_NEEDED',
    details: [
      ['Kezdete', formatDate(validFromDate)],
      ['Vége', validToDate === null ? 'a szerződés végéig' : formatDate(validToDate)],
    ],
    email,
  })
  return { ...opened, validFromDate, validToDate }
}
