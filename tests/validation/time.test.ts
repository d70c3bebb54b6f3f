import { expect, test } from 'vitest'
import { checkTime, normaliseTime } from '../../machines/validation/time'

test.each([
  ['14:30', '14:30'],
  ['00:00', '00:00'],
  ['23:59', '23:59'],
  [' 9:05 ', '09:05'],
  ['9.05', '09:05'],
])('%j is a time of day and is sent as %s', (typed, sent) => {
  expect(checkTime(typed)).toBeNull()
  expect(normaliseTime(typed)).toBe(sent)
})

test.each([
  ['', 'timeMissing'],
  ['  ', 'timeMissing'],
  ['24:00', 'timeMalformed'],
  ['12:60', 'timeMalformed'],
  ['12', 'timeMalformed'],
  ['2:30 PM', 'timeMalformed'],
  ['12:30:00', 'timeMalformed'],
])('%j is rejected as a time of day: %s', (typed, name) => {
  expect(checkTime(typed)?.name).toBe(name)
})
