import { expect, test } from 'vitest'
import { checkYear } from '../../machines/validation/year'

const problemOf = (typed: string) => checkYear(typed, 1926, 2026)?.name ?? null

test.each(['1926', '2026', ' 2000 ', '1998.', '1998 .'])('%s is a valid year', (typed) => {
  expect(problemOf(typed)).toBeNull()
})

test.each([
  ['', 'yearMissing'],
  ['   ', 'yearMissing'],
  ['98', 'yearMalformed'],
  ['1998..', 'yearMalformed'],
  ['199B', 'yearMalformed'],
  ['0x7c', 'yearMalformed'],
  ['1925', 'yearTooEarly'],
  ['2027', 'yearTooLate'],
])('%j is rejected as a year: %s', (typed, name) => {
  expect(problemOf(typed)).toBe(name)
})
