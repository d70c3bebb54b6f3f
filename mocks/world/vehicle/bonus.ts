import type { CaseResult } from '../../../src/api/entities'
import { insuranceCompanies } from '../../data/insurers'
import { openCase } from '../cases/cases'
import type { VehicleContract } from '../state'
import type { World } from '../world'
import { isRunning } from './memory'

const GRADES = ['M04', 'M03', 'M02', 'M01', 'A00', 'B01', 'B02', 'B03', 'B04', 'B05', 'B06', 'B07', 'B08', 'B09', 'B10']

/** The grade above one; `undefined` above the best, and where there is no grade at all. */
export const gradeAbove = (grade: string | null): string | undefined => {
  const place = GRADES.indexOf(grade ?? '')
  return place === -1 ? undefined : GRADES[place + 1]
}

/** Other insurers, as the bonus modification lists them. */
export const listedInsurers = (): { id: string; name: string }[] =>
  insuranceCompanies.map(({ id, name }) => ({ id: String(id), name }))

interface AskedBonus {
  readonly previousInsuranceCompany: string
  readonly previousInsuranceContractNumber?: string | null | undefined
}

/**
 * Takes over the bonus of an earlier contract, which is always one grade better. `undefined` where it cannot be: the
 * contract ended, the insurer is not listed, or there is no better grade.
 */
export const takeOverBonus = (world: World, contract: VehicleContract, asked: AskedBonus): CaseResult | undefined => {
  const insurer = listedInsurers().find(({ id }) => id === asked.previousInsuranceCompany)
  const better = gradeAbove(contract.header.bonus)
  if (!isRunning(contract) || insurer === undefined || better === undefined) return undefined
  const before = contract.header.bonus ?? ''
  contract.header.bonus = better
  return openCase(world, contract, {
    name: 'Bonus-malus besorolás módosítása',
    details: [
      ['Előző biztosító', insurer.name],
      ...(asked.previousInsuranceContractNumber
        ? [['Előző szerződés száma', asked.previousInsuranceContractNumber] as const]
        : []),
      ['Eddigi besorolás', before],
      ['Új besorolás', better],
    ],
  })
}
