import { expect, test } from 'vitest'
import { problemOf } from '../../machines/case/problems'
import { backToTraffic } from '../../machines/cases/kgfb/backToTraffic.case'

const today = '2026-11-21'
const problemWith = (backDate: string) =>
  problemOf(backToTraffic, { answers: { backDate }, today, options: {}, loaded: null, asked: null }, 'backDate')

test.each(['2026-06-01', today, '2027-03-01'])('a vehicle can be reported back in traffic on %s', (day) => {
  expect(problemWith(day)).toBeNull()
})

test.each([
  ['0202-11-21', 'dateTooEarly'],
  ['2206-11-21', 'dateTooLate'],
])('a vehicle cannot be reported back on %s, a year that nobody means', (day, name) => {
  expect(problemWith(day)?.name).toBe(name)
})
