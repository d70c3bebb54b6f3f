import { expect, test } from 'vitest'
import { checkPlate, warnOfPlate } from '../../machines/case/definition/fields/plate'
import { normalisePlate } from '../../machines/validation/normalisePlate'
import { checkMany, type Random, writtenAnyhow } from './random'

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

const letters = (count: number, random: Random): string =>
  Array.from({ length: count }, () => LETTERS[random.below(LETTERS.length)]).join('')

/** The formats of series and custom plates, each as `[number of letters, number of digits]`. */
const SERIES = [
  [3, 3],
  [4, 3],
  [3, 4],
  [4, 2],
  [5, 1],
  [5, 2],
  [6, 1],
] as const

test('a plate of any series is accepted in any notation without a warning', () => {
  checkMany((random) => {
    const [ofLetters, ofDigits] = random.one<readonly [number, number]>(SERIES)
    const plate = letters(ofLetters, random) + random.digits(ofDigits)
    const typed = writtenAnyhow(random.one([plate, plate.toLowerCase()]), random)
    expect(checkPlate(typed)).toBeNull()
    expect(warnOfPlate(typed)).toBeNull()
    expect(normalisePlate(typed)).toBe(plate)
  })
})

test('a plate that fits no series is accepted with a warning', () => {
  checkMany((random) => {
    const plate = random.digits(1 + random.below(3)) + letters(1 + random.below(4), random)
    expect(checkPlate(plate)).toBeNull()
    expect(warnOfPlate(plate)).toEqual({ name: 'plateUnusual' })
  })
})

test.each(['aabc123', 'ABCD-12', 'ABC-123', 'AA BC-123'])('the plate %s is accepted without a warning', (typed) => {
  expect([checkPlate(typed), warnOfPlate(typed)]).toEqual([null, null])
})

test.each(['AB-1234', 'ABC-12'])('the plate %s is unusual, and is accepted with a warning', (typed) => {
  expect([checkPlate(typed), warnOfPlate(typed)]).toEqual([null, { name: 'plateUnusual' }])
})

test('a plate with full stops, slashes or middle dots is normalised without them', () => {
  checkMany((random) => {
    const [first, last] = [letters(3, random), random.digits(3)]
    const typed = first.toLowerCase() + random.one(['.', '/', '·', ' / ', '. ']) + last
    expect([checkPlate(typed), warnOfPlate(typed)]).toEqual([null, null])
    expect(normalisePlate(typed)).toBe(first + last)
  })
})

test('a letter and a combining accent in a plate become one letter', () => {
  expect(normalisePlate('a\u0301rvi\u0301z-1')).toBe('ÁRVÍZ1')
  expect(checkPlate('a\u0301rvi\u0301z-1')).toBeNull()
})

test.each(['A', '7', 'ABC-12?', 'ABCDEFGHIJ123', 'Б123ЖД'])(
  '%s is accepted as a possible plate with a warning',
  (typed) => {
    expect([checkPlate(typed), warnOfPlate(typed)]).toEqual([null, { name: 'plateUnusual' }])
  },
)

test.each([
  ['', 'missing'],
  [' - ', 'missing'],
  ['?', 'plateMalformed'],
  ['.../', 'plateMalformed'],
])('"%s" is rejected as a plate: %s', (typed, name) => {
  expect(checkPlate(typed)).toEqual({ name })
  expect(warnOfPlate(typed)).toBeNull()
})
