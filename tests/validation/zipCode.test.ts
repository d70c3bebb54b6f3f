import { expect, test } from 'vitest'
import { zipCode } from '../../machines/case/definition/fields/zipCode'
import { normaliseZipCode } from '../../machines/validation/normaliseZipCode'
import { checkZipCode } from '../../machines/validation/zipCode'
import { checkMany, writtenAnyhow } from './random'

test('a Hungarian postal code is any number from 1000 to 9999', () => {
  for (let code = 0; code < 10_000; code++) {
    const typed = String(code).padStart(4, '0')
    expect(checkZipCode(typed)).toEqual(code < 1000 ? { name: 'zipCodeStart' } : null)
  }
})

test('a postal code is accepted in any notation', () => {
  checkMany((random) => {
    const code = `${1 + random.below(9)}${random.digits(3)}`
    const typed = writtenAnyhow(code, random)
    expect(checkZipCode(typed)).toBeNull()
    expect(normaliseZipCode(typed)).toBe(code)
  })
})

test.each(['H-1117', 'h 1117', 'H–1117', '1117 Budapest', '1117, Budapest XI.', 'H-1117 Budapest'])(
  'in Hungary, "%s" is read as the postal code 1117',
  (typed) => {
    expect(checkZipCode(typed)).toBeNull()
    expect(zipCode().serialize(typed, { countryCode: 'HU' })).toBe('1117')
  },
)

test.each(['1117 AB', '8001 Zürich', '111 17'])(
  'as a postal code of another country, "%s" is sent as typed',
  (typed) => {
    expect(zipCode().serialize(` ${typed}`, { countryCode: 'NL' })).toBe(typed)
  },
)

test.each([
  ['', { name: 'missing' }],
  ['123', { name: 'zipCodeLength', values: { typed: 3 } }],
  ['10111', { name: 'zipCodeLength', values: { typed: 5 } }],
  ['A-1011', { name: 'zipCodeCharacters' }],
  ['H-101', { name: 'zipCodeCharacters' }],
  ['1117 12', { name: 'zipCodeLength', values: { typed: 6 } }],
])('"%s" is rejected as a postal code: %o', (typed, problem) => {
  expect(checkZipCode(typed)).toEqual(problem)
})
