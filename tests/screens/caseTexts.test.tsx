import { beforeAll, describe, expect, test } from 'vitest'
import { casesIn } from '../../machines/case/areaCases'
import { kgfbCases } from '../../machines/cases/kgfb'
import { examplesOf } from '../../mocks/examples'
import { caseTexts } from '../../src/screens/case/caseTexts'
import { confirmationAddress } from '../../src/screens/case/confirmation'
import { caseText } from '../../src/texts/caseText'
import { formatDate, formatMoney, formatPlate, formatSize } from '../../src/texts/format'
import { loadScreens } from './signedIn'

beforeAll(loadScreens)

describe.each([kgfbCases].flatMap((cases) => casesIn(cases).map((entry) => ({ area: cases.area, ...entry }))))(
  'the texts of $area $key $way',
  ({ area, key, way, definition }) => {
    test('name the case, what was done, its fields, notices and facts', () => {
      const loaded = Object.values(examplesOf(definition.load))
      const results = Object.values(examplesOf(definition.submit))
      const names = [
        'label',
        'note',
        'done',
        ...Object.keys(definition.form).map((name) => `fields.${name}.label`),
        ...loaded.flatMap(definition.notices).flatMap((name) => [`notices.${name}.heading`, `notices.${name}.body`]),
        ...results.flatMap(definition.facts).map(({ name }) => `facts.${name}`),
      ]
      expect(names.filter((name) => caseText({ area, key, way }, name) === undefined)).toEqual([])
    })
  },
)

test("a problem is told in the case's own words where it has some, otherwise in the common ones", () => {
  const texts = caseTexts({ area: 'kgfb', key: 'license-plate' })
  expect(texts.problem('licensePlateNumber', { name: 'missing' })).toBe('Adja meg az új rendszámot.')
  expect(texts.problem('registrationBook', { name: 'filesTooMany', values: { number: 10 } })).toContain(
    'legfeljebb 10 fájl',
  )
})

test('money and days are written the Hungarian way', () => {
  const plain = (text: string) => text.replaceAll('\u00a0', ' ')
  expect(plain(formatMoney({ value: 12450, currency: 'FT' }))).toBe('12 450 Ft')
  expect(plain(formatMoney({ value: 1234, currency: 'HUF' }))).toBe('1234 Ft')
  expect(plain(formatMoney({ value: 12.5, currency: 'EUR' }))).toBe('12,50 EUR')
  expect(formatDate('2026-11-21')).toBe('2026. 11. 21.')
})

test.each([
  ['abc123', 'ABC-123'],
  ['aa bc-123', 'AA BC-123'],
  ['ABCD12', 'ABCD-12'],
  ['12-AB', '12-AB'],
])('the plate %s is read as %s', (plate, read) => {
  expect(formatPlate(plate)).toBe(read)
})

test.each([
  [1, '1 kB'],
  [300_000, '0,3 MB'],
  [10 * 1024 * 1024, '10 MB'],
])('%i bytes are %s', (bytes, size) => {
  expect(formatSize(bytes)).toBe(size)
})

test.each([
  ['documents/download?id=1', 'https://api.minta.example/v1', 'https://api.minta.example/v1/documents/download?id=1'],
  ['https://portal.minta.example/x.pdf', '/api', 'https://portal.minta.example/x.pdf'],
  ['https://gonosz.example/x.pdf', '/api', null],
  ['javascript:alert(1)', '/api', null],
  ['https://', '/api', null],
])('the link %s under %s leads to %s', (link, api, address) => {
  expect(confirmationAddress(link, api, 'https://portal.minta.example')).toBe(address)
})
