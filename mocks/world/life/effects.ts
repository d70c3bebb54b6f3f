import { dayAt } from '../../../machines/today'
import type { Decision } from '../../../src/api/entities'
import { caseOf, dealtWith, handedInAt } from '../cases/cases'
import { EXAMINATION_LASTS } from '../claims/status'
import { keepInvoices } from '../payments/invoiced'
import type { LifeContract } from '../state'
import type { World } from '../world'
import { buyBackOfAll } from './buyBack'
import { decide } from './decisions'
import { endContract, payLast } from './ending'
import { memoryOf } from './memory'
import { isRunning } from './menu'
import { settleReactivation } from './reactivation'
import { BY_CONTRACTOR } from './reasons'
import type { Effect, LifeMemory } from './slice'

/** Keeps what a case shall bring about when it has succeeded. */
export const remember = (contract: LifeContract, caseId: string, effect: Effect): void => {
  memoryOf(contract).waiting.push({ caseId, effect })
}

/** Lets everything come into force whose case has succeeded by now. Asked before each life call. */
export const settle = (world: World, contract: LifeContract): void => {
  if (contract.life === undefined) return
  settleReactivation(world, contract)
  const due = contract.life.waiting.filter((waiting) => isDue(world, contract, waiting))
  contract.life.waiting = contract.life.waiting.filter((waiting) => !due.includes(waiting))
  for (const waiting of due) takeEffect(world, contract, waiting)
}

const ofPremiums: ReadonlySet<string> = new Set(['fee-suspension', 'fee-exemption'])

type Waiting = LifeMemory['waiting'][number]

const isDue = (world: World, contract: LifeContract, { caseId, effect }: Waiting): boolean => {
  if (effect.kind === 'claim') {
    const kept = caseOf(contract, caseId)
    const since = kept ? handedInAt(kept) : null
    return since !== null && world.now() >= since + EXAMINATION_LASTS
  }
  return dealtWith(world, contract).has(caseId) && (!('date' in effect) || effect.date <= dayAt(world.now()))
}

const takeEffect = (world: World, contract: LifeContract, { caseId, effect }: Waiting): void => {
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
      inside.paymentNextperiod = effect.until
      memory.suspendedUntil = effect.until
      return
    case 'exemption':
      keepInvoices(contract)
      inside.premiumFrequency = null
      inside.paymentNextperiod = null
      // Nothing is left to be suspended, or to be freed from.
      contract.header.enabledMenuItems = contract.header.enabledMenuItems.filter((key) => !ofPremiums.has(key))
      return
    case 'index':
      raise(contract, effect.percentage)
      return
    case 'termination':
      terminate(world, contract, caseId, effect.date)
      return
    case 'claim':
      note(world, contract, caseId, decide(world, contract, effect.claim))
      return
  }
}

/** The premium and the sums grow, where a premium is still paid. */
const raise = (contract: LifeContract, percentage: number): void => {
  const { premiumFrequency: premium } = contract.header.contract
  if (!premium) return
  const memory = memoryOf(contract)
  const times = 1 + percentage / 100
  keepInvoices(contract)
  contract.header.contract.premiumFrequency = { ...premium, value: Math.round(premium.value * times) }
  memory.sumsRaised = (memory.sumsRaised ?? 1) * times
}

/** What is in the accounts is paid out, and what is owed comes off it. */
const terminate = (world: World, contract: LifeContract, caseId: string, day: string): void => {
  if (!isRunning(contract)) return
  const worth = buyBackOfAll(world, contract)
  if (worth > 0)
    note(world, contract, caseId, { status: 'PAID', ...payLast(contract, worth, 'A számlák visszavásárlási értéke') })
  endContract(contract, day, BY_CONTRACTOR)
}

const note = (world: World, contract: LifeContract, caseId: string, decision: Omit<Decision, 'date'>): void => {
  const kept = caseOf(contract, caseId)
  if (kept) kept.decision = { ...decision, date: dayAt(world.now()) }
}
