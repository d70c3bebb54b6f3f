import { formatDate } from '../../../src/texts/format'
import { openCase } from '../cases/cases'
import type { LifeContract } from '../state'
import type { Store } from '../store'
import { isoDaysFrom } from '../time/days'
import { addPendingEffect } from './effects'
import { mayChange } from './menu'
import { packagesOf } from './packages'

/** Days from the submission of a modification until it comes into force (specification, section 9). */
export const MODIFICATION_DAYS = 10

const INDEX_VALUES = [
  { percentage: 5, type: 'BASE' },
  { percentage: 10, type: 'EXTRA' },
] as const

/**
 * The index values that a customer can choose. 10% is a choice only if the contract has packages besides the base
 * insurance.
 */
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

/**
 * Records the customer's index statement: an accepted index value, or a refusal. An index value raises the premium and
 * the insured sums from its start date on. Returns `undefined` if the statement is not allowed or was already made.
 */
export const recordIndexStatement = (
  store: Store,
  contract: LifeContract,
  { isAccepted, indexValue, email }: IndexStatement,
) => {
  const chosenValue = indexStatementOf(contract).indexValues.find(
    ({ percentage, type }) => percentage === indexValue?.percentage && type === indexValue.type,
  )
  const isConsistent = isAccepted ? chosenValue !== undefined : (indexValue ?? null) === null
  const isAlreadyStated = contract.header.contract.hasIndexStatementCase === true
  if (!mayChange(contract, 'index-statement') || isAlreadyStated || !isConsistent) return undefined
  contract.header.contract.hasIndexStatementCase = true
  // A customer who declines indexation gets no start date.
  const modificationValidFromDate = chosenValue === undefined ? null : isoDaysFrom(store.now(), MODIFICATION_DAYS)
  const caseResult = openCase(store, contract, {
    name: 'Értékkövetési nyilatkozat',
    details: [
      ['Értékkövetés', chosenValue === undefined ? 'nem kérem' : `${chosenValue.percentage}%`],
      ...(modificationValidFromDate === null ? [] : [['Hatályos', formatDate(modificationValidFromDate)] as const]),
    ],
    email,
  })
  contract.header.contract.indexStatementCaseId = caseResult.caseId
  if (chosenValue !== undefined && modificationValidFromDate !== null) {
    addPendingEffect(contract, caseResult.caseId, {
      kind: 'index',
      date: modificationValidFromDate,
      percentage: chosenValue.percentage,
    })
  }
  return { ...caseResult, modificationValidFromDate }
}
