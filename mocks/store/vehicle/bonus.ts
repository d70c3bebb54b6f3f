import type { CaseResult, Money } from '../../../src/api/entities'
import { formatMoney } from '../../../src/texts/format'
import { gradeAbove, premiumAfterGradeChange } from '../../data/bonusGrades'
import { insuranceCompanies } from '../../data/insurers'
import { openCase } from '../cases/cases'
import { freezeDueAmounts } from '../payments/changeFrequency'
import type { VehicleContract } from '../state'
import type { Store } from '../store'
import { isRunning, vehicleMemory } from './memory'

/** The insurers from which a customer can take over a bonus. */
export const listedInsurers = (): { id: string; name: string }[] =>
  insuranceCompanies.map(({ id, name }) => ({ id: String(id), name }))

interface BonusRequest {
  readonly previousInsuranceCompany: string
  readonly previousInsuranceContractNumber?: string | null | undefined
}

/** The result of a takeover. The premiums are `null` if the contract has no premium. */
type BonusResult = CaseResult & {
  readonly oldBonus: string
  readonly newBonus: string
  readonly oldPremium: Money | null
  readonly newPremium: Money | null
}

/**
 * Takes over the bonus of an earlier contract. The bonus improves by one grade, and the premium changes with it.
 * Returns `undefined` if the contract has ended or a bonus was taken over before. Also returns `undefined` if the
 * insurer is not listed, or no grade is better.
 */
export const takeOverBonus = (
  store: Store,
  contract: VehicleContract,
  request: BonusRequest,
): BonusResult | undefined => {
  const previousInsurer = listedInsurers().find(({ id }) => id === request.previousInsuranceCompany)
  const { header } = contract
  const newBonus = gradeAbove(header.bonus)
  const memory = vehicleMemory(contract)
  const isFirstTakeover = memory.isBonusTakenOver !== true
  if (!isRunning(contract) || !isFirstTakeover || previousInsurer === undefined || newBonus === undefined)
    return undefined
  const oldBonus = header.bonus ?? ''
  const oldPremium = header.contract.premiumFrequency ?? null
  const newPremium = oldPremium && {
    ...oldPremium,
    value: premiumAfterGradeChange(oldPremium.value, oldBonus, newBonus),
  }
  freezeDueAmounts(store, contract)
  memory.isBonusTakenOver = true
  header.bonus = newBonus
  header.contract.premiumFrequency = newPremium
  const caseResult = openCase(store, contract, {
    name: 'Bonus-malus besorolás módosítása',
    details: [
      ['Előző biztosító', previousInsurer.name],
      ...(request.previousInsuranceContractNumber
        ? [['Előző szerződés száma', request.previousInsuranceContractNumber] as const]
        : []),
      ['Eddigi besorolás', oldBonus],
      ['Új besorolás', newBonus],
      ...(oldPremium === null ? [] : [['Eddigi időszaki díj', formatMoney(oldPremium)] as const]),
      ...(newPremium === null ? [] : [['Új időszaki díj', formatMoney(newPremium)] as const]),
    ],
  })
  return { ...caseResult, oldBonus, newBonus, oldPremium, newPremium }
}
