import { expect, test } from 'vitest'
import { checkNumber, numberText } from '../../machines/validation/number'

const problemOf = (typed: string) => checkNumber(typed, 'km', { min: 10, max: 999_999 })

test.each(['10', '999 999', '123.456', ' 123456 km', '123456KM'])(
  '%s is accepted as a whole number from 10 to 999 999',
  (typed) => {
    expect(problemOf(typed)).toBeNull()
  },
)

test.each([
  ['', 'numberMissing'],
  ['  ', 'numberMissing'],
  ['-5', 'numberMalformed'],
  ['12,5', 'numberMalformed'],
  ['12 mi', 'numberMalformed'],
  ['km', 'numberMalformed'],
])('%j is rejected as a whole number: %s', (typed, name) => {
  expect(problemOf(typed)).toEqual({ name })
})

test('the error of a number outside its limits names the limit with its unit', () => {
  expect(problemOf('9')).toEqual({ name: 'numberTooLittle', values: { number: '10\u00a0km' } })
  expect(problemOf('1000000')).toEqual({ name: 'numberTooMuch', values: { number: '999\u00a0999\u00a0km' } })
})

test('a number is shown with a thousands separator only if it has five or more digits', () => {
  expect([numberText(9999, 'm²'), numberText(12_450, 'm²')]).toEqual(['9999\u00a0m²', '12\u00a0450\u00a0m²'])
})
