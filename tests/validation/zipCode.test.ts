import { expect, test } from 'vitest'
import { checkZipCode, normaliseZipCode } from '../../machines/validation/zipCode'
import { many, writtenAnyhow } from './random'

test('every number from 1000 to 9999 may be one, and none below', () => {
  for (let code = 0; code < 10_000; code++) {
    const typed = String(code).padStart(4, '0')
    expect(checkZipCode(typed)).toEqual(code < 1000 ? { name: 'zipCodeStart' } : null)
  }
})

test('it is taken however it is written', () => {
  many((random) => {
    const zipCode = `${1 + random.below(9)}${random.digits(3)}`
    const typed = writtenAnyhow(zipCode, random)
    expect(checkZipCode(typed)).toBeNull()
    expect(normaliseZipCode(typed)).toBe(zipCode)
  })
})

test.each([
  ['', { name: 'missing' }],
  ['123', { name: 'zipCodeLength', values: { typed: 3 } }],
  ['10111', { name: 'zipCodeLength', values: { typed: 5 } }],
  ['H-1011', { name: 'zipCodeCharacters' }],
])('"%s" is none: %o', (typed, problem) => {
  expect(checkZipCode(typed)).toEqual(problem)
})
