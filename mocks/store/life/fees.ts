import { dayAt } from '../../../machines/today'
import { formatDate } from '../../../src/texts/format'
import { openCase } from '../cases/cases'
import type { LifeContract } from '../state'
import type { Store } from '../store'
import { isoDaysFrom } from '../time/days'
import { remember } from './effects'
import { isHandedIn, supersedeUnconfirmed } from './givingWay'
import { MODIFICATION } from './indexation'
import { memoryOf } from './memory'
import { mayChange } from './menu'
import { packagesOf, withoutPremium } from './packages'

/** Duration of a premium suspension, in days (assumed: half a year). */
const SUSPENSION = 183

interface FeeOrder {
  readonly startDate?: string | undefined
  readonly email?: string | null | undefined
}

/** The terms of a suspension: all cover continues. */
export const suspensionTerms = (store: Store, contract: LifeContract) => {
  const validFromDate = usualStart(store)
  return {
    isOrdered: isWaiting(contract) || isSuspended(store, contract),
    validFromDate,
    validToDate: endOf(validFromDate),
    coverages: coversOf(contract, (amount) => amount),
  }
}

/** The terms of an exemption: less cover, permanently. */
export const exemptionTerms = (store: Store, contract: LifeContract) => ({
  isOrdered: isWaiting(contract),
  validFromDate: usualStart(store),
  validToDate: null,
  coverages: coversOf(contract, withoutPremium),
})

const ofPremiums = ['suspension', 'exemption'] as const

/**
 * Tells if a suspension or an exemption was requested and has not started. A request without identification does not
 * count, because a new one supersedes it.
 */
const isWaiting = (contract: LifeContract): boolean =>
  memoryOf(contract).waiting.some(
    ({ caseId, effect }) => ofPremiums.some((kind) => kind === effect.kind) && isHandedIn(contract, caseId),
  )

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

/**
 * Suspends the premiums for a time once the customer is identified. Returns `undefined` if it is not allowed or was
 * already requested.
 */
export const suspendFee = (store: Store, contract: LifeContract, order: FeeOrder) => {
  const validFromDate = startOf(store, order)
  const isOrdered = isWaiting(contract) || isSuspended(store, contract)
  if (!mayChange(contract, 'fee-suspension') || isOrdered || validFromDate === undefined) return undefined
  const validToDate = endOf(validFromDate)
  supersedeUnconfirmed(store, contract, ofPremiums)
  const opened = openFeeCase(store, contract, order, 'Díjszüneteltetés', validFromDate, validToDate)
  remember(contract, opened.caseId, { kind: 'suspension', date: validFromDate, until: validToDate })
  return opened
}

/**
 * Exempts the contract from premiums permanently once the customer is identified. Returns `undefined` if it is not
 * allowed or was already requested.
 */
export const exemptFromFee = (store: Store, contract: LifeContract, order: FeeOrder) => {
  const validFromDate = startOf(store, order)
  if (!mayChange(contract, 'fee-exemption') || isWaiting(contract) || validFromDate === undefined) return undefined
  supersedeUnconfirmed(store, contract, ofPremiums)
  const opened = openFeeCase(store, contract, order, 'Díjmentesítés', validFromDate, null)
  remember(contract, opened.caseId, { kind: 'exemption', date: validFromDate })
  return opened
}

const usualStart = (store: Store): string => isoDaysFrom(store.now(), MODIFICATION)

const endOf = (start: string): string => isoDaysFrom(Date.parse(start), SUSPENSION)

// Returns the first day of a suspension or exemption; `undefined` if it is in the past.
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
