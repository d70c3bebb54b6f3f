import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { everyProductLine } from '../../machines/cases'
import { productLineFile } from '../../src/texts/productLineFile'
import { sourcesIn } from './sources'

const LANGUAGE_FILES = 'public/assets/i18n/hu'

const words = new Set(
  ['src', 'machines', 'mocks']
    .flatMap((folder) => sourcesIn(folder, /\.tsx?$/))
    .flatMap((source) => source.match(/[\p{L}\d_-]+/gu) ?? []),
)

/**
 * Tells if the code contains a part of a text's key. The code may also compose the part from two words, e.g.
 * `signature` and `Of`.
 */
const isInCode = (part: string): boolean =>
  words.has(part) ||
  [...part.matchAll(/[A-Z\d]/g)].some(({ index }) => words.has(part.slice(0, index)) && words.has(part.slice(index)))

/**
 * Returns the key of each text in a language file, as a list of its parts. The plural forms of a text count as one, and
 * so does its form for customers without a list of submitted cases.
 */
const keysIn = (texts: object): readonly (readonly string[])[] =>
  Object.entries(texts).flatMap(([part, text]) =>
    typeof text === 'object' && text !== null
      ? keysIn(text).map((rest) => [part, ...rest])
      : [[part.replace(/_(one|other)$|ForOthers$/, '')]],
  )

const files = readdirSync(LANGUAGE_FILES)
const textsOf = (file: string): object => JSON.parse(readFileSync(`${LANGUAGE_FILES}/${file}`, 'utf8'))

test.each(files)('every text key in %s is used in the code', (file) => {
  const unused = keysIn(textsOf(file)).filter((parts) => !parts.every(isInCode))
  expect(unused.map((parts) => parts.join('.'))).toEqual([])
})

/**
 * Returns the keys of the menu entries that read their texts from this file. Also returns the keys of their variants.
 */
const entriesOf = (file: string): readonly string[] =>
  everyProductLine
    .filter(({ productLine }) => file === 'contract.json' || file === `${productLineFile(productLine)}.json`)
    .flatMap(({ menu }) => menu)
    .flatMap((entry) => [
      entry.key,
      ...('variants' in entry ? entry.variants.map(({ slug }) => `${entry.key} ${slug}`) : []),
    ])

test.each(files)('every case with texts in %s has an entry in a menu', (file) => {
  const entries = entriesOf(file)
  const cases: Readonly<Record<string, object>> = Object(textsOf(file)).cases ?? {}
  const caseKeys = Object.entries(cases).flatMap(([key, texts]) => [
    key,
    ...Object.keys(Object(texts).variants ?? {}).map((slug) => `${key} ${slug}`),
  ])
  expect(caseKeys.filter((name) => !entries.includes(name))).toEqual([])
})
