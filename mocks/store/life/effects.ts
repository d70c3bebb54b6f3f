import { dayAt, nextDayAt } from '../../../machines/today'
import { addDays } from '../../../machines/validation/date'
import type { Decision } from '../../../src/api/entities'
import { accountsOf } from '../accounts/accounts'
import { caseOf, handedInAt, PROCESSING } from '../cases/cases'
import { EXAMINATION_LASTS } from '../claims/status'
import type { Passing } from '../contract/passing'
import { keepAsked, pauseUntil } from '../payments/anew'
import type { LifeContract } from '../state'
import type { Store } from '../store'
import { buyBackOfAll, isBoughtBack } from './buyBack'
import { decide } from './decisions'
import { endContract, payLast } from './ending'
import { memoryOf } from './memory'
import { isRunning } from './menu'
import { BY_CONTRACTOR } from './reasons'
import type { Effect, LifeMemory } from './slice'

/** Stores the effect that a case will have once it succeeds. */
export const remember = (contract: LifeContract, caseId: string, effect: Effect): void => {
  memoryOf(contract).waiting.push({ caseId, effect })
}

/** The requested terminations that have not taken effect, signed or not. */
export const awaitedTerminations = (contract: LifeContract) =>
  (contract.life?.waiting ?? []).flatMap(({ caseId, effect }) =>
    effect.kind === 'termination' ? [{ caseId, endDate: effect.date, terminationReasonId: BY_CONTRACTOR }] : [],
  )

/** The effects of a contract's cases that have succeeded by now, each on its day. */
export const effects = (store: Store, contract: LifeContract): readonly Passing[] =>
  (contract.life?.waiting ?? []).flatMap((waiting): Passing[] => {
    const at = dueAt(contract, waiting)
    if (at === undefined || at > store.now()) return []
    const happens: Passing['happens'] = (then) => {
      const memory = memoryOf(contract)
      memory.waiting = memory.waiting.filter((each) => each !== waiting)
      takeEffect(then, contract, waiting)
    }
    return [{ day: dayAt(at), happens }]
  })

const ofPremiums: ReadonlySet<string> = new Set(['fee-suspension', 'fee-exemption'])

type Waiting = LifeMemory['waiting'][number]

/** The first moment of a day in Hungary (epoch, ms). */
const startOf = (day: string): number => nextDayAt(Date.parse(`${addDays(day, -1)}T11:00:00Z`))

/** The time of an effect (epoch, ms); `undefined` while its case waits for the customer, or if it was superseded. */
const dueAt = (contract: LifeContract, { caseId, effect }: Waiting): number | undefined => {
  const kept = caseOf(contract, caseId)
  // A later termination may have superseded the case.
  const since = kept && kept.decision?.status !== 'SUPERSEDED' ? handedInAt(kept) : null
  if (since === null) return undefined
  // Personal documents are stored at once.
  if (effect.kind === 'documents') return since
  if (effect.kind === 'claim' || effect.kind === 'modification') return since + EXAMINATION_LASTS
  return Math.max(since + PROCESSING, 'date' in effect ? startOf(effect.date) : 0)
}

const takeEffect = (store: Store, contract: LifeContract, { caseId, effect }: Waiting): void => {
  const memory = memoryOf(contract)
  const inside = contract.header.contract
  switch (effect.kind) {
    case 'beneficiaries':
      memory.beneficiaries = effect.beneficiaries
      return
    case 'documents': {
      const changed = new Set(effect.personalDocuments.map(({ type }) => type))
      const others = memory.personalDocuments.filter(({ type }) => !changed.has(type))
      memory.personalDocuments = [...others, ...effect.personalDocuments]
      return
    }
    case 'suspension':
      pauseUntil(store, contract, effect.until)
      inside.paymentNextperiod = effect.until
      memory.suspendedUntil = effect.until
      return
    case 'exemption':
      keepAsked(store, contract)
      inside.premiumFrequency = null
      inside.paymentNextperiod = null
      // Without a premium there is nothing to suspend or exempt.
      contract.header.enabledMenuItems = contract.header.enabledMenuItems.filter((key) => !ofPremiums.has(key))
      return
    case 'index':
      raise(store, contract, effect.percentage)
      return
    case 'termination':
      terminate(store, contract, caseId, effect.date)
      return
    case 'claim':
      note(store, contract, caseId, decide(store, contract, effect.claim))
      return
    case 'modification': {
      // The modification was examined and needs no further decision.
      const kept = caseOf(contract, caseId)
      if (kept) delete kept.decision
      return
    }
  }
}

/** Raises the premium and the insured sums, if a premium is still paid. */
const raise = (store: Store, contract: LifeContract, percentage: number): void => {
  const { premiumFrequency: premium } = contract.header.contract
  if (!premium) return
  const memory = memoryOf(contract)
  const times = 1 + percentage / 100
  keepAsked(store, contract)
  contract.header.contract.premiumFrequency = { ...premium, value: Math.round(premium.value * times) }
  memory.sumsRaised = (memory.sumsRaised ?? 1) * times
}

/** Pays out the accounts less the debt. Accounts that are being bought back are paid by their own case. */
const terminate = (store: Store, contract: LifeContract, caseId: string, day: string): void => {
  if (!isRunning(contract)) return
  const worth = buyBackOfAll(store, contract)
  if (worth > 0)
    note(store, contract, caseId, {
      status: 'PAID',
      bankAccount: contract.header.bankAccount,
      ...payLast(store, contract, worth, 'A számlák visszavásárlási értéke'),
    })
  contract.accounts = accountsOf(contract).filter((account) => isBoughtBack(contract, account))
  endContract(contract, day, BY_CONTRACTOR)
}

const note = (store: Store, contract: LifeContract, caseId: string, decision: Omit<Decision, 'date'>): void => {
  const kept = caseOf(contract, caseId)
  if (kept) kept.decision = { ...decision, date: dayAt(store.now()) }
}
