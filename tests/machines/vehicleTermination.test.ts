import { describe, expect, test } from 'vitest'
import { parsed } from '../../machines/case/parsed'
import { problemOf } from '../../machines/case/problems'
import * as casco from '../../machines/cases/casco/termination.case'
import { anniversary, carSell, finalWithdraw, userChange } from '../../machines/cases/kgfb/termination.case'
import { terminationPreviews } from '../../mocks/examples/vehicle/termination'

const today = '2026-11-21'
const { withDebt, nothingToPay, notPossible } = terminationPreviews

describe.each([
  ['a sale', carSell],
  ['another user', userChange],
  ['leaving traffic for good', finalWithdraw],
  ['a sale, of a casco', casco.carSell],
  ['leaving traffic for good, of a casco', casco.finalWithdraw],
])('a termination by %s', (_what, definition) => {
  const problemWith = (terminationDate: string) =>
    problemOf(
      definition,
      { answers: { terminationDate }, today, options: {}, loaded: null, asked: null },
      'terminationDate',
    )

  test.each(['2026-09-21', '2024-02-29', '2001-01-01', today])('can be reported of %s, however late', (day) => {
    expect(problemWith(day)).toBeNull()
  })

  test.each([
    ['2026-11-22', 'dateTooLate'],
    ['0202-11-21', 'dateTooEarly'],
  ])('cannot be reported of %s', (day, name) => {
    expect(problemWith(day)?.name).toBe(name)
  })

  test('tells what it costs, and leaves the day of its end to the customer', () => {
    const details = definition.details(parsed(withDebt), {})
    expect(details.map(({ name }) => name)).toEqual(['debtForWithdraw', 'durationDiscount', 'bonus'])
  })
})

describe('a termination at the anniversary', () => {
  test('tells until when the notice has to be there: thirty days before the period ends', () => {
    expect(anniversary.details(parsed({ ...nothingToPay, insuranceEndDate: '2026-12-31' }), {})[0]).toEqual({
      name: 'noticeUntil',
      kind: 'deadline',
      value: { until: '2026-12-01', from: '2026-01-01', next: '2027-01-01', isYear: true },
    })
  })

  test('counts from no day that the calendar lacks', () => {
    const details = anniversary.details(parsed({ ...nothingToPay, insuranceEndDate: '2026-02-31' }), {})
    expect(details.map(({ name }) => name)).not.toContain('noticeUntil')
  })

  test('tells when it ends, and the next bonus and premium', () => {
    expect(anniversary.details(parsed(nothingToPay), {}).map(({ name }) => name)).toEqual([
      'noticeUntil',
      'terminationDate',
      'insuranceEndDate',
      'bonus',
    ])
  })

  const forints = (value: number) => ({ value, currency: 'HUF' }) as const
  const nextYearOf = (premiumFrequency: ReturnType<typeof forints> | null, info: object) =>
    anniversary.present?.({ contract: { premiumFrequency } }, parsed({ ...notPossible, ...info }))

  test('shows what a period costs by now beside what it would cost in the next year', () => {
    expect(nextYearOf(forints(14_860), { nextYearPeriodicalPremium: forints(15_454) })).toEqual([
      {
        name: 'presentPeriodicalPremium',
        kind: 'compared',
        value: { amount: forints(14_860), most: forints(15_454), isNew: false },
      },
      {
        name: 'nextYearPeriodicalPremium',
        kind: 'compared',
        value: { amount: forints(15_454), most: forints(15_454), isNew: true },
      },
    ])
  })

  test('shows the next premium alone where nobody knows what it costs by now, and none where none is told', () => {
    expect(nextYearOf(null, { nextYearPeriodicalPremium: forints(15_454) })).toEqual([
      { name: 'nextYearPeriodicalPremium', kind: 'money', value: forints(15_454) },
    ])
    expect(nextYearOf(forints(14_860), {})).toEqual([])
  })

  test('tells nothing where the insurer tells nothing', () => {
    expect(anniversary.details(parsed(notPossible), {})).toEqual([])
  })
})
