import { beforeAll, expect, test } from 'vitest'
import { everyProductLine } from '../../machines/cases'
import type { ProductLine } from '../../machines/routes'
import { caseTexts } from '../../src/screens/case/caseTexts'
import { searchEntries } from '../../src/screens/contract/menuSearch'
import { fitOf, isCompound, isMistyped } from '../../src/texts/hungarianWords'
import { textOf } from '../../src/texts/texts'
import { addEveryText } from '../languageFiles'
import { phrases } from './customersPhrases'

beforeAll(addEveryText)

/** Returns every entry that a menu of the product line can list. No contract's menu is longer. */
const entriesOf = (productLine: ProductLine) =>
  everyProductLine
    .filter((cases) => cases.productLine === productLine)
    .flatMap(({ menu }) => menu)
    .filter((entry) => entry.type !== 'case' || entry.definition.subject === null)
    .map(({ key }) => {
      const { label, note, words } = caseTexts({ productLine, key })
      return { key, label, note, words }
    })

const foundKeys = (productLine: ProductLine, phrase: string): readonly string[] =>
  searchEntries(entriesOf(productLine), phrase, textOf('contract', 'menu.fillers') ?? '').map(({ key }) => key)

test.each(phrases)(
  'in the menu of %s, a search for "%s" finds %s among the first three results',
  (productLine, phrase, key) => {
    expect(foundKeys(productLine, phrase).slice(0, 3)).toContain(key)
  },
)

test('if the typed word is a known word, the search does not find longer words that begin with it', () => {
  expect(foundKeys('elet', 'kár')).not.toContain('super-shop')
  expect(foundKeys('elet', 'kárty')).toContain('super-shop')
  expect(foundKeys('elet', 'sup')).toEqual(['super-shop'])
})

test.each([
  ['casco', 'zöldkártya'],
  ['elet', 'egészségkártya'],
  ['lakas', 'lakcímkártya'],
  ['lakas', 'kárt szeretnék bejelenteni'],
] as const)('in the menu of %s, a search for "%s" does not find the SuperShop loyalty card', (productLine, phrase) => {
  expect(foundKeys(productLine, phrase)).not.toContain('super-shop')
})

test('matches in the label of a menu entry rank first, then matches in its search words, then in its note', () => {
  const entries = [
    { label: 'A', note: 'kötvény' },
    { label: 'B', words: 'kötvény' },
    { label: 'Kötvény' },
    { label: 'C', words: 'kötvények, levelek' },
  ]
  expect(searchEntries(entries, 'kötvény', '').map(({ label }) => label)).toEqual(['Kötvény', 'B', 'C', 'A'])
})

test('only the menu entries that match the most typed words are found', () => {
  const entries = [{ label: 'Cím módosítása' }, { label: 'Név módosítása' }]
  expect(searchEntries(entries, 'nevem módosítása', '')).toEqual([{ label: 'Név módosítása' }])
})

test.each([
  ['kar', 'kartya', 1],
  ['kar', 'zoldkartya', 0],
  ['karom', 'kartya', 0],
  ['karom', 'kar', 2],
  ['eladtam', 'eladas', 2],
  ['szamlam', 'szamok', 0],
  ['gyasz', 'gyakori', 0],
])('the typed word "%s" matches the known word "%s" with the score %i', (typed, known, fit) => {
  expect(fitOf(typed, known)).toBe(fit)
})

test.each([
  ['bokatoresem', 'tores', true],
  ['kotvenymasolat', 'kotveny', true],
  ['szamla', 'bankszamlaszam', true],
  ['kartya', 'kar', false],
])('for "%s" and "%s" as parts of a compound word, isCompound returns %s', (one, other, isSo) => {
  expect(isCompound(one, other)).toBe(isSo)
})

test.each([
  ['drivelo', 'drivello', true],
  ['szupersop', 'supershop', true],
  ['kotveyn', 'kotveny', true],
  ['kortyvny', 'kotveny', false],
  ['dij', 'baj', false],
])('for "%s" as a misspelling of "%s", isMistyped returns %s', (typed, known, isSo) => {
  expect(isMistyped(typed, known)).toBe(isSo)
})

test('a misspelt word finds similar words only if no word is exactly the same', () => {
  expect(searchEntries([{ label: 'Kötvény' }], 'kotveyn', '')).toEqual([{ label: 'Kötvény' }])
  expect(searchEntries([{ label: 'Drivello' }], 'drivelo', '')).toEqual([{ label: 'Drivello' }])
  expect(searchEntries([{ label: 'Számla' }, { label: 'Számba' }], 'számba', '')).toEqual([{ label: 'Számba' }])
})
