import { dayAt, nextDayAt } from '../../../machines/today'
import { addDays } from '../../../machines/validation/date'
import type { Decision } from '../../../src/api/entities'
import { closeAccounts } from '../accounts/orders'
import { caseOf, handedInAt, PROCESSING_TIME } from '../cases/cases'
import { reject } from '../cases/superseded'
import { EXAMINATION_DURATION } from '../claims/status'
import type { TimedEvent } from '../contract/timedEvents'
import { takeFromOverpayment } from '../payments/balance'
import { freezeDueAmounts, pauseUntil } from '../payments/changeFrequency'
import { currentDebt } from '../payments/owed'
import type { LifeContract } from '../state'
import type { Store } from '../store'
import { isBuyBackRequested, totalBuyBackValue } from './buyBack'
import { decide } from './decisions'
import { endContract, makeFinalPayment } from './ending'
import { memoryOf } from './memory'
import { isRunning } from './menu'
import { BY_CONTRACTOR } from './reasons'
import type { Effect, LifeMemory } from './slice'

/** Stores the effect that a case will have once it succeeds. */
export const addPendingEffect = (contract: LifeContract, caseId: string, effect: Effect): void => {
  memoryOf(contract).waiting.push({ caseId, effect })
}

/** The requested terminations that have not taken effect, signed or not. */
export const requestedTerminationsOf = (contract: LifeContract) =>
  (contract.life?.waiting ?? []).flatMap(({ caseId, effect }) =>
    effect.kind === 'termination' ? [{ caseId, endDate: effect.date, terminationReasonId: BY_CONTRACTOR }] : [],
  )

/** The effects that are due by now, as events on the days on which they apply. */
export const dueEffects = (store: Store, contract: LifeContract): readonly TimedEvent[] =>
  (contract.life?.waiting ?? []).flatMap((pendingEffect): TimedEvent[] => {
    const dueTime = dueTimeOf(contract, pendingEffect)
    if (dueTime === undefined || dueTime > store.now()) return []
    const happens: TimedEvent['happens'] = (storeThatDay) => {
      const memory = memoryOf(contract)
      memory.waiting = memory.waiting.filter((each) => each !== pendingEffect)
      applyEffect(storeThatDay, contract, pendingEffect)
    }
    return [{ day: dayAt(dueTime), happens }]
  })

const premiumCaseKeys: ReadonlySet<string> = new Set(['fee-suspension', 'fee-exemption', 'index-statement'])

const NO_RAISE_REASON =
  'A szerződése az emelés napja előtt díjmentes lett, ezért a díja és a biztosítási összegei nem emelkednek.'

const ENDED_REASON = 'A szerződése időközben megszűnt, ezért ez a módosítás nem lép életbe.'

const ENDED_EARLIER_REASON = 'A szerződése a kért nap előtt megszűnt, ezért ez a felmondás nem lép életbe.'

const premiumEffects: ReadonlySet<Effect['kind']> = new Set(['suspension', 'exemption', 'index'])

type PendingEffect = LifeMemory['waiting'][number]

/** The first moment of a day in Hungary (epoch, ms). */
const startOfDay = (day: string): number => nextDayAt(Date.parse(`${addDays(day, -1)}T11:00:00Z`))

/**
 * The time of an effect (epoch, ms). Returns `undefined` if its case still waits for the customer or is decided.
 */
const dueTimeOf = (contract: LifeContract, { caseId, effect }: PendingEffect): number | undefined => {
  const keptCase = caseOf(contract, caseId)
  // A decided case has no effect, e.g. if another termination has superseded it.
  const isDecided = (keptCase?.decision?.status ?? 'EXAMINING') !== 'EXAMINING'
  const handedInTime = keptCase && !isDecided ? handedInAt(keptCase) : null
  if (handedInTime === null) return undefined
  // Personal documents take effect without processing time.
  if (effect.kind === 'documents') return handedInTime
  if (effect.kind === 'claim' || effect.kind === 'modification') return handedInTime + EXAMINATION_DURATION
  return Math.max(handedInTime + PROCESSING_TIME, 'date' in effect ? startOfDay(effect.date) : 0)
}

const applyEffect = (store: Store, contract: LifeContract, { caseId, effect }: PendingEffect): void => {
  // An ended contract has no premium to change.
  if (premiumEffects.has(effect.kind) && !isRunning(contract)) {
    reject(store, contract, caseId, ENDED_REASON)
    return
  }
  const memory = memoryOf(contract)
  const contractData = contract.header.contract
  switch (effect.kind) {
    case 'beneficiaries':
      memory.beneficiaries = effect.beneficiaries
      return
    case 'documents': {
      const changedTypes = new Set(effect.personalDocuments.map(({ type }) => type))
      const otherDocuments = memory.personalDocuments.filter(({ type }) => !changedTypes.has(type))
      memory.personalDocuments = [...otherDocuments, ...effect.personalDocuments]
      return
    }
    case 'suspension':
      pauseUntil(store, contract, effect.until)
      contractData.paymentNextperiod = effect.until
      memory.suspendedUntil = effect.until
      return
    case 'exemption':
      freezeDueAmounts(store, contract)
      contractData.premiumFrequency = null
      contractData.paymentNextperiod = null
      // Without a premium there is nothing to suspend, exempt or raise, so these menu entries are removed.
      contract.header.enabledMenuItems = contract.header.enabledMenuItems.filter((key) => !premiumCaseKeys.has(key))
      rejectRaises(store, contract)
      return
    case 'index':
      raisePremium(store, contract, effect.percentage)
      return
    case 'termination':
      carryOutTermination(store, contract, caseId, effect.date)
      return
    case 'claim':
      recordDecision(store, contract, caseId, decide(store, contract, effect.claim))
      return
    case 'modification': {
      // The insurer has examined the modification. The case then needs no further decision.
      const keptCase = caseOf(contract, caseId)
      if (keptCase) delete keptCase.decision
      return
    }
  }
}

/** Rejects the accepted index statements that have not taken effect. */
const rejectRaises = (store: Store, contract: LifeContract): void => {
  const memory = memoryOf(contract)
  for (const { caseId, effect } of memory.waiting)
    if (effect.kind === 'index') reject(store, contract, caseId, NO_RAISE_REASON)
  memory.waiting = memory.waiting.filter(({ effect }) => effect.kind !== 'index')
}

/** Raises the premium and the insured sums, if a premium is still paid. */
const raisePremium = (store: Store, contract: LifeContract, percentage: number): void => {
  const { premiumFrequency: premium } = contract.header.contract
  if (!premium) return
  const memory = memoryOf(contract)
  const factor = 1 + percentage / 100
  freezeDueAmounts(store, contract)
  contract.header.contract.premiumFrequency = { ...premium, value: Math.round(premium.value * factor) }
  memory.sumsRaised = (memory.sumsRaised ?? 1) * factor
}

/**
 * Ends the contract on `day` and pays out its accounts, less the advance and the debt, or with the overpayment. Rejects
 * the case if the contract has already ended. Accounts that are being bought back are paid out by the case of their
 * buy-back.
 */
const carryOutTermination = (store: Store, contract: LifeContract, caseId: string, day: string): void => {
  if (!isRunning(contract)) {
    reject(store, contract, caseId, ENDED_EARLIER_REASON)
    return
  }
  const totalWorth = totalBuyBackValue(store, contract)
  if (totalWorth > 0) {
    const overpayment = Math.max(0, -(currentDebt(store, contract)?.value ?? 0))
    takeFromOverpayment(contract, overpayment)
    const label = `A számlák visszavásárlási értéke${overpayment > 0 ? ' és a túlfizetése' : ''}`
    recordDecision(store, contract, caseId, {
      status: 'PAID',
      bankAccount: contract.header.bankAccount,
      ...makeFinalPayment(store, contract, totalWorth + overpayment, label),
    })
  }
  closeAccounts(store, contract, (account) => !isBuyBackRequested(contract, account))
  endContract(contract, day, BY_CONTRACTOR)
}

const recordDecision = (
  store: Store,
  contract: LifeContract,
  caseId: string,
  decision: Omit<Decision, 'date'>,
): void => {
  const keptCase = caseOf(contract, caseId)
  if (keptCase) keptCase.decision = { ...decision, date: dayAt(store.now()) }
}
