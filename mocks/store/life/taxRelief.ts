import { dayAt } from '../../../machines/today'
import type { Money } from '../../../src/api/entities'
import type { LifeContract } from '../state'
import type { Store } from '../store'
import { memoryOf } from './memory'

/** Maximum tax relief in a year, in forints (specification, section 9). */
const RELIEF_CAP = 150_000

/** Tax relief as a percentage of a payment (assumed, after the income tax act). */
const RELIEF_RATE = 20

/**
 * This year's tax relief, and the payment that would use up the rest. All amounts are 0 if the contract has no tax
 * relief.
 */
export const taxReliefOf = (store: Store, contract: LifeContract) => {
  const maxRelief = hasRelief(contract) ? RELIEF_CAP : 0
  const usedRelief = hasRelief(contract) ? usedThisYear(store, contract) : 0
  return {
    usedAmount: forints(usedRelief),
    totalAmount: forints(maxRelief),
    amountForFullUtilization: forints(((maxRelief - usedRelief) * 100) / RELIEF_RATE),
  }
}

/** Adds the tax relief of a payment (in forints) to the relief used this year, up to the maximum. */
export const addUsedRelief = (store: Store, contract: LifeContract, payment: number): void => {
  if (!hasRelief(contract)) return
  const memory = memoryOf(contract)
  const usedRelief = usedThisYear(store, contract) + Math.floor((payment * RELIEF_RATE) / 100)
  memory.usedRelief = { year: yearOf(store.now()), amount: Math.min(RELIEF_CAP, usedRelief) }
}

const yearOf = (time: number): string => dayAt(time).slice(0, 4)

/** The relief used this year. Each year starts at zero. */
const usedThisYear = (store: Store, contract: LifeContract): number => {
  const { year, amount } = memoryOf(contract).usedRelief
  return (year ?? yearOf(store.state.beganAt)) === yearOf(store.now()) ? amount : 0
}

// A company pays no income tax, so it has no relief.
const hasRelief = ({ insuranceType, header }: LifeContract): boolean =>
  insuranceType === 'nyugdij' && header.contract.hasTaxRelief === true && !header.isLegalPerson

const forints = (value: number): Money => ({ value, currency: 'HUF' })
