import { expect, test } from 'vitest'
import { checkSuperShop, normaliseSuperShop } from '../../machines/validation/superShop'
import { many, writtenAnyhow } from './random'

test('digits of any number are taken however they are written, and kept without what is between them', () => {
  many((random) => {
    const number = random.digits(1 + random.below(30))
    const typed = writtenAnyhow(number, random)
    expect(checkSuperShop(typed)).toBeNull()
    expect(normaliseSuperShop(typed)).toBe(number)
  })
})

test('with any other sign among them they are refused, and it is said why', () => {
  many((random) => {
    const [before, after] = [random.digits(random.below(9)), random.digits(random.below(9))]
    const typed = writtenAnyhow(before + random.one(['a', 'Ő', '.', '/', '+', 'O', '٣', '*']) + after, random)
    expect(checkSuperShop(typed)).toEqual({ name: 'superShopCharacters' })
  })
})

test.each(['', '  ', '-', '\u200b'])('"%s" is none', (typed) => {
  expect(checkSuperShop(typed)).toEqual({ name: 'missing' })
})
