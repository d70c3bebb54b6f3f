import { describe, expect, test } from 'vitest'
import { asParsed, type Loaded } from '../../../machines/case/definition/parsed'
import { feeExemption, feeSuspension } from '../../../machines/cases/life/fees.case'
import { lifeHeaderExamples } from '../../../mocks/examples/life/header'

const forints = (value: number) => ({ value, currency: 'HUF' })
const coverages = [{ name: 'Haláleset', amount: forints(3_000_000), amountMeanwhile: forints(1_500_000) }]
const suspended = { validFromDate: '2026-12-01', validToDate: '2027-06-02', coverages }

/** Returns the details that the suspension of a premium shows for these terms and this start date, by name. */
const detailsOf = (terms: object | null, startDate = '', header: object = lifeHeaderExamples.withDebt) =>
  Object.fromEntries(
    feeSuspension.details(asParsed({ header, terms }), { startDate }).map(({ name, value }) => [name, value]),
  )

describe('a suspension of premiums', () => {
  test('starts with the insurer’s first possible day, or with an empty field if that day is unknown', () => {
    expect(feeSuspension.defaults(asParsed({ header: lifeHeaderExamples.withDebt, terms: suspended }))).toEqual({
      startDate: '2026-12-01',
    })
    expect(feeSuspension.defaults(asParsed({ header: lifeHeaderExamples.withDebt, terms: null }))).toEqual({})
  })

  test('shows its last day only if the start date is valid', () => {
    expect(detailsOf(suspended, '2026-12-01').until).toBe('2027-06-02')
    expect(detailsOf(suspended, '2026-12-31').until).toBe('2027-07-02')
    expect(detailsOf(suspended, '2026-12-')).not.toHaveProperty('until')
  })

  test('shows the premium, the next due date, the debt and the change of each cover', () => {
    expect(detailsOf(suspended, '2026-12-01')).toEqual({
      premium: lifeHeaderExamples.withDebt.contract.premiumFrequency,
      nextPremium: lifeHeaderExamples.withDebt.contract.paymentNextperiod,
      debt: lifeHeaderExamples.withDebt.debt,
      until: '2027-06-02',
      covers: [{ label: 'Haláleset', before: forints(3_000_000), now: forints(1_500_000) }],
    })
    expect(detailsOf(suspended, '', lifeHeaderExamples.overpaid)).not.toHaveProperty('debt')
  })

  test('is unavailable only if a suspension is already ordered', () => {
    const isOffered = (terms: object | null) =>
      feeSuspension.availableWhen?.(asParsed<Loaded>({ header: lifeHeaderExamples.withDebt, terms }), '')
    expect(isOffered({ ...suspended, isOrdered: true })).toBe(false)
    expect([suspended, { ...suspended, isOrdered: false }, null].map(isOffered)).toEqual([true, true, true])
  })

  test('omits details that the insurer does not send', () => {
    expect(Object.keys(detailsOf(null, '2026-12-01', lifeHeaderExamples.withoutDebt))).toEqual([
      'premium',
      'nextPremium',
    ])
    expect(detailsOf({ ...suspended, coverages: [] })).not.toHaveProperty('covers')
  })
})

test('an exemption from premiums shows no last day, and lists the changed covers in its confirmation', () => {
  const loaded = asParsed<Loaded>({ header: lifeHeaderExamples.withDebt, terms: { ...suspended, validToDate: null } })
  const startDate = '2026-12-01'
  expect(feeExemption.details(loaded, { startDate }).map(({ name }) => name)).not.toContain('until')
  expect(feeExemption.confirmationDetails(loaded, { startDate }).map(({ name }) => name)).toEqual(['covers'])
})
