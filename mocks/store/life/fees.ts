import { dayAt } from '../../../machines/today'
import { formatDate } from '../../../src/texts/format'
import { openCase } from '../cases/cases'
import type { LifeContract } from '../state'
import type { Store } from '../store'
import { isoDaysFrom } from '../time/days'
import { addPendingEffect } from './effects'
import { isHandedIn, supersedeUnconfirmed } from './givingWay'
import { MODIFICATION_DAYS } from './indexation'
import { memoryOf } from './memory'
import { mayChange } from './menu'
import { packagesOf, sumWithoutPremium } from './packages'

/** Duration of a premium suspension, in days (assumed: half a year). */
const SUSPENSION_DAYS = 183

interface FeeOrder {
  readonly startDate?: string | undefined
  readonly email?: string | null | undefined
}

/** The terms of a premium suspension. All cover continues during the suspension. */
export const suspensionTerms = (store: Store, contract: LifeContract) => {
  const validFromDate = defaultStart(store)
  return {
    isOrdered: isFeeChangePending(contract) || isSuspended(store, contract),
    validFromDate,
    validToDate: suspensionEnd(validFromDate),
    coverages: coversOf(contract, (amount) => amount),
  }
}

/** The terms of a permanent exemption from premiums. The exemption reduces the cover. */
export const exemptionTerms = (store: Store, contract: LifeContract) => ({
  isOrdered: isFeeChangePending(contract),
  validFromDate: defaultStart(store),
  validToDate: null,
  coverages: coversOf(contract, sumWithoutPremium),
})

const premiumEffectKinds = ['suspension', 'exemption'] as const

/**
 * Tells if a suspension or an exemption was requested and has not started. Ignores a request that the customer has not
 * confirmed by identification, because a new request supersedes it.
 */
const isFeeChangePending = (contract: LifeContract): boolean =>
  memoryOf(contract).waiting.some(
    ({ caseId, effect }) => premiumEffectKinds.some((kind) => kind === effect.kind) && isHandedIn(contract, caseId),
  )

const isSuspended = (store: Store, contract: LifeContract): boolean => {
  const { suspendedUntil } = memoryOf(contract)
  return suspendedUntil !== undefined && dayAt(store.now()) < suspendedUntil
}

const coversOf = (contract: LifeContract, toMeanwhileAmount: (amount: number) => number) => {
  const { baseInsurance, additionalPackages } = packagesOf(contract, [])
  return [baseInsurance, ...additionalPackages]
    .flatMap(({ coverages }) => coverages)
    .flatMap(({ name, amount }) =>
      amount ? [{ name, amount, amountMeanwhile: { ...amount, value: toMeanwhileAmount(amount.value) } }] : [],
    )
}

/**
 * Suspends the premiums for a time once the customer is identified. Returns `undefined` if it is not allowed or was
 * already requested.
 */
export const suspendFee = (store: Store, contract: LifeContract, order: FeeOrder) => {
  const validFromDate = feeChangeStart(store, order)
  const isOrdered = isFeeChangePending(contract) || isSuspended(store, contract)
  if (!mayChange(contract, 'fee-suspension') || isOrdered || validFromDate === undefined) return undefined
  const validToDate = suspensionEnd(validFromDate)
  supersedeUnconfirmed(store, contract, premiumEffectKinds)
  const caseResult = openFeeCase(store, contract, order, 'Díjszüneteltetés', validFromDate, validToDate)
  addPendingEffect(contract, caseResult.caseId, { kind: 'suspension', date: validFromDate, until: validToDate })
  return caseResult
}

/**
 * Exempts the contract from premiums permanently once the customer is identified. Returns `undefined` if it is not
 * allowed or was already requested.
 */
export const exemptFromFee = (store: Store, contract: LifeContract, order: FeeOrder) => {
  const validFromDate = feeChangeStart(store, order)
  if (!mayChange(contract, 'fee-exemption') || isFeeChangePending(contract) || validFromDate === undefined)
    return undefined
  supersedeUnconfirmed(store, contract, premiumEffectKinds)
  const caseResult = openFeeCase(store, contract, order, 'Díjmentesítés', validFromDate, null)
  addPendingEffect(contract, caseResult.caseId, { kind: 'exemption', date: validFromDate })
  return caseResult
}

const defaultStart = (store: Store): string => isoDaysFrom(store.now(), MODIFICATION_DAYS)

const suspensionEnd = (start: string): string => isoDaysFrom(Date.parse(start), SUSPENSION_DAYS)

// Returns the first day of a suspension or exemption; `undefined` if it is in the past.
const feeChangeStart = (store: Store, { startDate = defaultStart(store) }: FeeOrder) =>
  startDate >= dayAt(store.now()) ? startDate : undefined

const openFeeCase = (
  store: Store,
  contract: LifeContract,
  { email }: FeeOrder,
  name: string,
  validFromDate: string,
  validToDate: string | null,
) => {
  const caseResult = openCase(store, contract, {
    name,
    caseStatus: 'IDENTIFICATION_NEEDED',
    details: [
      ['Kezdete', formatDate(validFromDate)],
      ['Vége', validToDate === null ? 'a szerződés végéig' : formatDate(validToDate)],
    ],
    email,
  })
  return { ...caseResult, validFromDate, validToDate }
}
