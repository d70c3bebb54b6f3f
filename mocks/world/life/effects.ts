import { dayAt } from '../../../machines/today'
import { dealtWith } from '../cases/cases'
import { keepInvoices } from '../payments/invoiced'
import { menus } from '../seed/menus'
import type { LifeContract } from '../state'
import type { World } from '../world'
import { memoryOf } from './memory'
import { BY_CONTRACTOR } from './reasons'
import type { Effect } from './slice'

/** Keeps what a case shall bring about when it has succeeded. */
export const remember = (contract: LifeContract, caseId: string, effect: Effect): void => {
  memoryOf(contract).waiting.push({ caseId, effect })
}

/** Lets everything come into force whose case has succeeded by now. Asked before each life call. */
export const settle = (world: World, contract: LifeContract): void => {
  if (contract.life === undefined) return
  const succeeded = dealtWith(world, contract)
  const isDue = ({ caseId, effect }: (typeof contract.life.waiting)[number]): boolean =>
    succeeded.has(caseId) && (effect.kind !== 'termination' || effect.date <= dayAt(world.now()))
  const due = contract.life.waiting.filter(isDue)
  contract.life.waiting = contract.life.waiting.filter((waiting) => !due.includes(waiting))
  for (const { effect } of due) takeEffect(contract, effect)
}

const takeEffect = (contract: LifeContract, effect: Effect): void => {
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
      return
    case 'exemption':
      keepInvoices(contract)
      inside.premiumFrequency = null
      inside.paymentNextperiod = null
      return
    case 'termination':
      inside.contractStatusId = 2
      inside.terminationDate = effect.date
      inside.terminationReasonId = BY_CONTRACTOR
      contract.header.insurancePeriod = null
      memory.menuBefore ??= contract.header.enabledMenuItems
      contract.header.enabledMenuItems = [...menus.lifeTerminated]
      return
  }
}
