import { formatDate } from '../../../src/texts/format'
import { openCase } from '../cases/cases'
import type { LifeContract } from '../state'
import type { Store } from '../store'
import { isoDaysFrom } from '../time/days'
import { remember } from './effects'
import { mayChange } from './menu'
import { packagesOf } from './packages'

/** How far off a modification comes into force, in days (specification, section 9). */
export const MODIFICATION = 10

const INDEX_VALUES = [
  { percentage: 5, type: 'BASE' },
  { percentage: 10, type: 'EXTRA' },
] as const

/** What an index statement can say: with packages beside the base insurance, the higher value too. */
export const indexStatementOf = (contract: LifeContract) => {
  const hasAdditionalPackages = packagesOf(contract, []).additionalPackages.length > 0
  return {
    hasAdditionalPackages,
    indexValues: INDEX_VALUES.filter(({ type }) => hasAdditionalPackages || type === 'BASE'),
  }
}

interface IndexStatement {
  readonly isAccepted: boolean
  readonly indexValue?: { readonly percentage: number; readonly type: string } | null | undefined
  readonly email?: string | null | undefined
}

/** Accepts one of the values, by which premium and sums grow from its day on, or turns indexation down. `undefined` where it cannot be, or was stated already. */
export const stateIndex = (store: Store, contract: LifeContract, { isAccepted, indexValue, email }: IndexStatement) => {
  const chosen = indexStatementOf(contract).indexValues.find(
    ({ percentage, type }) => percentage === indexValue?.percentage && type === indexValue.type,
  )
  const isClear = isAccepted ? chosen !== undefined : (indexValue ?? null) === null
  const isStated = contract.header.contract.hasIndexStatementCase === true
  if (!mayChange(contract, 'index-statement') || isStated || !isClear) return undefined
  contract.header.contract.hasIndexStatementCase = true
  // Where nothing is raised, nothing begins.
  const modificationValidFromDate = chosen === undefined ? null : isoDaysFrom(store.now(), MODIFICATION)
  const opened = openCase(store, contract, {
    name: 'Értékkövetési nyilatkozat',
    details: [
      ['Értékkövetés', chosen === undefined ? 'nem kérem' : `${chosen.percentage}%`],
      ...(modificationValidFromDate === null ? [] : [['Hatályos', formatDate(modificationValidFromDate)] as const]),
    ],
    email,
  })
  contract.header.contract.indexStatementCaseId = opened.caseId
  if (chosen !== undefined && modificationValidFromDate !== null) {
    remember(contract, opened.caseId, {
      kind: 'index',
      date: modificationValidFromDate,
      percentage: chosen.percentage,
    })
  }
  return { ...opened, modificationValidFromDate }
}
