import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allCasesOf } from '../../machines/case/menu/productLineCases'
import { everyProductLine } from '../../machines/cases'
import { linkedAddress } from '../../src/download/linkedAddress'
import { caseTexts } from '../../src/screens/case/caseTexts'
import { formatDate, formatMoney, formatPeriod, formatPlate, formatSize } from '../../src/texts/format'
import { addTexts } from '../../src/texts/texts'
import { addEveryText, languageFiles } from '../languageFiles'
import { loadScreens } from './signedIn'
import { caseReads, entryReads, type Read } from './support/caseReads'

const everyPlaced = everyProductLine.flatMap((cases) =>
  allCasesOf(cases).map((productLineCase) => ({
    cases,
    productLine: cases.productLine,
    placed: productLineCase,
    key: productLineCase.key,
    way: productLineCase.variant,
  })),
)

type CaseRow = (typeof everyPlaced)[number]

/** Returns a copy of a language file in which each text is replaced by its path. */
const addressed = (file: string, part: unknown, path = ''): unknown =>
  typeof part === 'object' && part !== null
    ? Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, addressed(file, inner, `${path}.${key}`)]))
    : `${file}${path}`

const leavesOf = (part: unknown): readonly string[] =>
  typeof part === 'object' && part !== null ? Object.values(part).flatMap(leavesOf) : [String(part)]

const isAddress = (text: string | undefined): text is string =>
  /^\w+\.(cases|fields|pages|submitted|problems|options)\./.test(text ?? '')

describe('the texts of cases:', () => {
  const addresses = Object.fromEntries(
    Object.entries(languageFiles).map(([name, file]) => [name, addressed(name, file)] as const),
  )
  const readsByCase = new Map<CaseRow, readonly Read[]>()
  /** Returns the texts that a case reads. Caches them, because several tests use them. */
  const readsOf = (row: CaseRow): readonly Read[] => {
    const reads = readsByCase.get(row) ?? caseReads(row.cases, row.placed)
    readsByCase.set(row, reads)
    return reads
  }
  beforeAll(() => {
    for (const [name, file] of Object.entries(addresses)) addTexts(name, file)
  })
  afterAll(addEveryText)

  test.each(everyPlaced)('$productLine $key $way has every text that it needs', (row) => {
    const missing = readsOf(row).filter(({ isNeeded, text }) => isNeeded && !isAddress(text))
    expect([...new Set(missing.map(({ name }) => name))]).toEqual([])
  })

  test.each(everyProductLine.map((cases) => [cases.productLine, cases] as const))(
    'every entry of the menu of %s has a label',
    (_, cases) => {
      const missing = entryReads(cases).filter(({ isNeeded, text }) => isNeeded && !isAddress(text))
      expect(missing.map(({ name }) => name)).toEqual([])
    },
  )

  test('every case text in the language files is read by a case', () => {
    const reads = [...everyProductLine.flatMap(entryReads), ...everyPlaced.flatMap(readsOf)].map(({ text }) => text)
    const caseAddresses = Object.values(addresses)
      .flatMap(leavesOf)
      .filter((address) => /^\w+\.cases\.|^case\.(fields|pages)\./.test(address))
    expect(caseAddresses.filter((address) => !reads.includes(address))).toEqual([])
  })
})

describe('the message about an invalid answer', () => {
  beforeAll(loadScreens)
  test("is the case's own text if there is one, otherwise the common text", () => {
    const texts = caseTexts({ productLine: 'kgfb', key: 'license-plate' })
    expect(texts.problem('licensePlateNumber', { name: 'missing' })).toBe('Adja meg az új rendszámot.')
    expect(texts.problem('registrationBook', { name: 'filesTooMany', values: { number: 10 } })).toContain(
      'legfeljebb 10 fájl',
    )
  })
})

test('an option without a name is shown by its id', () => {
  const { unnamed } = caseTexts({ productLine: 'elet', key: 'change-beneficiary', variant: '' })
  expect(unnamed('beneficiaries', 'DEATH')).toBe('DEATH jelű szolgáltatás')
})

test('money, dates and periods are formatted in Hungarian', () => {
  const plain = (text: string) => text.replaceAll('\u00a0', ' ')
  expect(plain(formatMoney({ value: 12450, currency: 'FT' }))).toBe('12 450 Ft')
  expect(plain(formatMoney({ value: 1234, currency: 'HUF' }))).toBe('1234 Ft')
  expect(plain(formatMoney({ value: 12.5, currency: 'EUR' }))).toBe('12,50 EUR')
  expect(plain(formatDate('2026-11-21'))).toBe('2026. 11. 21.')
  expect(formatPeriod('2026. 03. 28. – 2027. 03. 27.')).toBe('2026.\u00a003.\u00a028.\u00a0– 2027.\u00a003.\u00a027.')
})

test.each([
  ['abc123', 'ABC-123'],
  ['aa bc-123', 'AA BC-123'],
  ['ABCD12', 'ABCD-12'],
  ['12-AB', '12-AB'],
])('the plate %s is formatted as %s', (plate, formatted) => {
  expect(formatPlate(plate)).toBe(formatted)
})

test.each([
  [1, '1 kB'],
  [300_000, '0,3 MB'],
  [10 * 1024 * 1024, '10 MB'],
  [10 * 1024 * 1024 + 10, '10,1 MB'],
])('%i bytes are formatted as %s', (bytes, size) => {
  expect(formatSize(bytes)).toBe(size)
})

test.each([
  ['documents/download?id=1', 'https://api.minta.example/v1', 'https://api.minta.example/v1/documents/download?id=1'],
  ['https://portal.minta.example/x.pdf', '/api', 'https://portal.minta.example/x.pdf'],
  ['https://gonosz.example/x.pdf', '/api', null],
  ['javascript:alert(1)', '/api', null],
  ['https://', '/api', null],
])('the link %s with the API at %s resolves to %s', (link, api, address) => {
  expect(linkedAddress(link, api, 'https://portal.minta.example')).toBe(address)
})
