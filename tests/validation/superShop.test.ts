import { expect, test } from 'vitest'
import { checkSuperShop, normaliseSuperShop } from '../../machines/case/definition/fields/superShop'
import { checkMany, writtenAnyhow } from './random'

test('a SuperShop card number of any length is accepted in any notation and normalised to its digits', () => {
  checkMany((random) => {
    const number = random.digits(1 + random.below(30))
    const typed = writtenAnyhow(number, random)
    expect(checkSuperShop(typed)).toBeNull()
    expect(normaliseSuperShop(typed)).toBe(number)
  })
})

test('a SuperShop card number with any character other than a digit is rejected', () => {
  checkMany((random) => {
    const [before, after] = [random.digits(random.below(9)), random.digits(random.below(9))]
    const typed = writtenAnyhow(before + random.one(['a', 'Ő', '.', '/', '+', 'O', '٣', '*']) + after, random)
    expect(checkSuperShop(typed)).toEqual({ name: 'superShopCharacters' })
  })
})

test.each(['', '  ', '-', '\u200b'])('the SuperShop card number "%s" counts as missing', (typed) => {
  expect(checkSuperShop(typed)).toEqual({ name: 'missing' })
})
