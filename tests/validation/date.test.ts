import { expect, test } from 'vitest'
import { addDays, checkDay, isDay } from '../../machines/validation/date'
import { checkMany, type Random } from './random'

const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
const lengthOf = (year: number, month: number) =>
  month === 2 ? (isLeap(year) ? 29 : 28) : 30 + ((month + (month >> 3)) & 1)
const isoDay = (year: number, month: number, day: number) =>
  [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-')

const anyDay = (random: Random): string => {
  const [year, month] = [1900 + random.below(200), 1 + random.below(12)]
  return isoDay(year, month, 1 + random.below(lengthOf(year, month)))
}

test('a date is valid only if its day exists in the calendar', () => {
  checkMany((random) => {
    const [year, month, day] = [1900 + random.below(200), random.below(14), random.below(33)]
    const isReal = month >= 1 && month <= 12 && day >= 1 && day <= lengthOf(year, month)
    expect(isDay(isoDay(year, month, day))).toBe(isReal)
  })
})

test.each([
  ['2024-02-29', true],
  ['2026-02-29', false],
  ['2000-02-29', true],
  ['1900-02-29', false],
  ['2026-04-31', false],
  ['2026-1-1', false],
  ['2026. 01. 01.', false],
  ['12026-01-01', false],
  ['2026-01-01T00:00', false],
])('for the day %s, isDay returns %s', (day, isReal) => {
  expect(isDay(day)).toBe(isReal)
})

test('days can be added to a date and subtracted from it', () => {
  checkMany((random) => {
    const day = anyDay(random)
    const days = random.below(800) - 400
    const moved = addDays(day, days)
    expect(isDay(moved)).toBe(true)
    expect((Date.parse(moved) - Date.parse(day)) / 86_400_000).toBe(days)
  })
})

test('the first and the last possible day are accepted, and days before or after them are rejected', () => {
  checkMany((random) => {
    const first = anyDay(random)
    const last = addDays(first, random.below(500))
    expect([checkDay(first, first, last), checkDay(last, first, last)]).toEqual([null, null])
    expect(checkDay(addDays(first, -1 - random.below(999)), first, last)).toEqual({
      name: 'dateTooEarly',
      values: { day: first },
    })
    expect(checkDay(addDays(last, 1 + random.below(999)), first, last)).toEqual({
      name: 'dateTooLate',
      values: { day: last },
    })
  })
})

test('a missing or invalid day is rejected', () => {
  expect(checkDay('', '2026-01-01', '2026-12-31')).toEqual({ name: 'dateMissing' })
  expect(checkDay('2026-06-31', '2026-01-01', '2026-12-31')).toEqual({ name: 'dateMalformed' })
})
