import { expect, test } from 'vitest'
import { asParsed } from '../../../machines/case/definition/parsed'
import type { ContractHeader } from '../../../machines/case/menu/productLineCases'
import { overpaymentEntry } from '../../../machines/cases/common/overpaymentEntry'
import { kgfbCases } from '../../../machines/cases/kgfb'
import { enabledEntriesOf } from '../../../machines/contract/loadHeader.actor'
import { headerExamples } from '../../../mocks/examples/vehicle/kgfbHeader'

const { withDebt, withoutDebt, overpaid } = headerExamples

const entryIn = (header: ContractHeader, isContractor = true) =>
  enabledEntriesOf(kgfbCases.menu, header, { isContractor, today: '2026-11-21' }).find(
    ({ key }) => key === 'overpayment',
  )

test('the menu lists a negative debt as an overpayment, with each payout method whose data are known', () => {
  expect(entryIn(overpaid)).toMatchObject({
    isListed: true,
    variants: [
      'account-number',
      'other-account-number',
      'mailing-address',
      'permanent-address',
      'other-mailing-address',
    ],
  })
  const unknown = { ...overpaid, bankAccount: null, contract: { ...overpaid.contract, mailingAddress: null } }
  expect(entryIn(unknown)?.variants).toEqual(['other-account-number', 'permanent-address', 'other-mailing-address'])
})

test('the menu lists an overpayment, also of an ended contract, but for the contractor only', () => {
  const ended = { ...overpaid, contract: { ...overpaid.contract, contractStatusId: 2 as const } }
  expect(entryIn(ended)?.isListed).toBe(true)
  expect(entryIn(overpaid, false)).toBeUndefined()
})

test.each([
  ['the contract has a debt', withDebt],
  ['nothing is owed', { ...withoutDebt, debt: { value: 0, currency: 'HUF' } as const }],
])('the menu does not list an overpayment if %s', (_what, header) => {
  expect(entryIn(header)).toMatchObject({ isListed: false, variants: [] })
})

test.each([null, undefined])('a refund can be requested, but is not listed in the menu, if the debt is %s', (debt) => {
  expect(entryIn({ ...overpaid, debt })).toMatchObject({ isListed: false, variants: entryIn(overpaid)?.variants })
})

test.each(overpaymentEntry.variants.map(({ slug, definition }) => [slug, definition] as const))(
  'the refund variant %s shows the overpaid amount in the form and in the confirmation',
  (_slug, { details, confirmationDetails, loads }) => {
    const refund = { name: 'overpayment', kind: 'money', value: { value: 8400, currency: 'HUF' } }
    expect(loads).toHaveLength(1)
    expect(details(asParsed(overpaid), {})).toContainEqual(refund)
    expect(confirmationDetails(asParsed(overpaid), {})).toEqual(details(asParsed(overpaid), {}))
  },
)
