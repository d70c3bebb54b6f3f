import { describe, expect, test } from 'vitest'
import { problemOf } from '../../../machines/case/answers/problems'
import type { CaseDefinition } from '../../../machines/case/definition/definition'
import { asParsed } from '../../../machines/case/definition/parsed'
import { reactivate } from '../../../machines/cases/casco/reactivate.case'
import { backToTraffic, lastReturnDay } from '../../../machines/cases/kgfb/backToTraffic.case'
import { removeFromTraffic } from '../../../machines/cases/kgfb/removeFromTraffic.case'
import { headerExamples } from '../../../mocks/examples/vehicle/kgfbHeader'

const today = '2026-11-21'
const problemWith = (backDate: string) =>
  problemOf(
    backToTraffic,
    { answers: { backDate }, today, options: {}, loaded: asParsed(headerExamples.withDebt), asked: null },
    'backDate',
  )

test.each(['2026-06-01', today, '2027-03-01'])(
  'a vehicle can be reported back in traffic on a past, current or future day: %s',
  (day) => {
    expect(problemWith(day)).toBeNull()
  },
)

test.each([
  ['0202-11-21', 'dateTooEarly'],
  ['2206-11-21', 'dateTooLate'],
])('a vehicle cannot be reported back in traffic on %s, because the year is implausible', (day, name) => {
  expect(problemWith(day)?.name).toBe(name)
})

describe('the selectable days', () => {
  const problemOn = (definition: CaseDefinition, field: string, day: string, header: object) =>
    problemOf(
      definition,
      {
        answers: { [field]: day },
        today,
        options: {},
        loaded: asParsed({ ...headerExamples.withDebt, ...header }),
        asked: null,
      },
      field,
    )

  test.each([
    ['2026-10-31', 'dateTooEarly'],
    ['2026-11-01', undefined],
    ['2027-05-03', undefined],
    ['2027-05-04', 'dateTooLate'],
  ])(
    'of a return to traffic lie within the time out of traffic, here 2026-11-01 to 2027-05-03 (checked day: %s)',
    (day, name) => {
      const out = { outOfTraffic: { since: '2026-11-01', until: '2027-05-03' } }
      expect(problemOn(backToTraffic, 'backDate', day, out)?.name).toBe(name)
      expect(problemOn(backToTraffic, 'backDate', day, { outOfTraffic: null })).toBeNull()
    },
  )

  test.each([
    ['2027-04-05', undefined],
    ['2027-04-06', 'dateTooLate'],
  ])('of a return to traffic end with a terminated contract, here on 2027-04-05 (checked day: %s)', (day, name) => {
    const header = {
      outOfTraffic: { since: '2026-11-01', until: '2027-05-03' },
      contract: { ...headerExamples.withDebt.contract, terminationDate: '2027-04-05' },
    }
    expect(problemOn(backToTraffic, 'backDate', day, header)?.name).toBe(name)
    expect(lastReturnDay(header)).toBe('2027-04-05')
  })

  test.each([
    ['2026-11-20', 'dateTooEarly'],
    [today, undefined],
    ['2027-03-26', undefined],
    ['2027-03-27', 'dateTooLate'],
  ])(
    'of a removal from traffic begin today, 2026-11-21, and end with the insurance period on 2027-03-26 (checked day: %s)',
    (day, name) => {
      const period = { insuranceValidDate: '2027-03-26' }
      expect(problemOn(removeFromTraffic, 'vehicleRemoveStartDate', day, period)?.name).toBe(name)
    },
  )

  test('of a removal from traffic are not limited by an insurance period that is already over', () => {
    const over = { insuranceValidDate: '2026-01-01' }
    expect(problemOn(removeFromTraffic, 'vehicleRemoveStartDate', '2026-12-01', over)).toBeNull()
  })

  test.each([
    ['2026-12-21', undefined],
    ['2026-12-22', 'dateTooLate'],
  ])('of a reactivation end a month after today, 2026-11-21 (checked day: %s)', (reactivateDate, name) => {
    const fieldContext = { answers: { reactivateDate }, today, options: {}, loaded: null, asked: null }
    expect(problemOf(reactivate, fieldContext, 'reactivateDate')?.name).toBe(name)
  })
})
