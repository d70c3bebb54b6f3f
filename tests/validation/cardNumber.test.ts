import { expect, test } from 'vitest'
import { checkCardNumber, normaliseCardNumber } from '../../machines/validation/cardNumber'
import { checkMany, writtenAnyhow } from './random'

test('the number of an identity or address card, six digits and two letters, is accepted in any notation', () => {
  checkMany((random) => {
    const number = `${random.digits(6)}${random.one(['KE', 'LK', 'AA', 'ZS'])}`
    const typed = writtenAnyhow(random.one([number, number.toLowerCase()]), random)
    expect(checkCardNumber(typed)).toBeNull()
    expect(normaliseCardNumber(typed)).toBe(number)
  })
})

test.each([
  ['AU-IV. 123456', 'AUIV123456'],
  ['AB 123456', 'AB123456'],
  ['aa-viii/123456', 'AAVIII123456'],
  ['A-I. 123456', 'AI123456'],
  ['L01X00T47', 'L01X00T47'],
  ['CA 12345 AA', 'CA12345AA'],
  ['12345678z', '12345678Z'],
  ['880692310285', '880692310285'],
])('the identity or address card number "%s" of an older or foreign document is accepted', (typed, stored) => {
  expect(checkCardNumber(typed)).toBeNull()
  expect(normaliseCardNumber(typed)).toBe(stored)
})

test.each([
  '0',
  '100',
  '123456',
  'KE',
  'Nincs nálam',
  '28461KE',
  '284613KEE',
  '2846130KE',
  '2-850314-1234',
  '284613ŐK',
  '284613K!',
])('the identity or address card number "%s" is rejected as malformed', (typed) => {
  expect(checkCardNumber(typed)).toEqual({ name: 'cardNumberMalformed' })
})

test.each(['', '  ', '-', '\u200b', '.'])('the identity or address card number "%s" counts as missing', (typed) => {
  expect(checkCardNumber(typed)).toEqual({ name: 'missing' })
})
