import { describe, expect, test } from 'vitest'
import type { ContractHeader } from '../../machines/case/areaCases'
import { cascoCases } from '../../machines/cases/casco'
import { lakasCases } from '../../machines/cases/lakas'
import { eletCases } from '../../machines/cases/life'
import { cascoHeaderExamples } from '../../mocks/examples/cascoHeader'
import { homeHeaderExamples } from '../../mocks/examples/homeHeader'
import { lifeHeaderExamples } from '../../mocks/examples/lifeHeader'

const menuOf = ({ menu }: Pick<typeof cascoCases, 'menu'>, header: ContractHeader) =>
  menu.filter(({ isEnabled }) => isEnabled(header, { isContractor: true })).map(({ key }) => key)

describe('the reactivation of a casco', () => {
  const { lapsed } = cascoHeaderExamples
  const endedFor = (terminationReasonId: number | null) => ({
    ...lapsed,
    contract: { ...lapsed.contract, terminationReasonId },
  })

  test('stands among the vehicle’s cases', () => {
    expect(cascoCases.menu.find(({ key }) => key === 'reactivate')?.group).toBe('vehicle')
  })

  test('is offered where the contract ended unpaid, or for a reason that nobody knows', () => {
    for (const reason of [5, 6, null]) expect(menuOf(cascoCases, endedFor(reason))).toContain('reactivate')
  })

  test.each([1, 2, 3, 4])('is not offered where the holder terminated the contract (%i)', (reason) => {
    expect(menuOf(cascoCases, endedFor(reason))).not.toContain('reactivate')
  })
})

test.each([
  ['a life insurance', eletCases, lifeHeaderExamples.withDebt],
  ['a home', lakasCases, homeHeaderExamples.withDebt],
] as const)('the tax identifier is changed by persons only: %s', (_what, cases, header) => {
  expect(menuOf(cases, { ...header, isLegalPerson: false })).toContain('tax-number')
  expect(menuOf(cases, { ...header, isLegalPerson: true })).not.toContain('tax-number')
})
