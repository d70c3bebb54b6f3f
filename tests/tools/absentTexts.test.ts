import { expect, test } from 'vitest'
import { sourcesIn } from './sources'

const filesIn = (folder: string) => sourcesIn(folder, /\.(json|tsx?)$/)

const LITERAL = String.raw`('(?:[^'\\\n]|\\.)+'|/(?:[^/\\\n]|\\.)+/)`
const NAMED = String.raw`(?:Text|LabelText|Role)\((?:'\w+', \{[^}\n]*name: )?${LITERAL}`

/** Patterns of assertions that a text is not on a screen. Assertions about a store or a file do not match. */
const absences = [
  String.raw`quer(?:y|yAll)By${NAMED}[^\n]*\.toBeNull\(\)`,
  String.raw`getBy${NAMED}[^\n]*\)\.(?:toHaveCount\(0\)|not\.toBeVisible\(\)|toBeHidden\(\))`,
  String.raw`\.not\.to(?:ContainText|HaveTextContent)\(${LITERAL}`,
  String.raw`expect\((?:head|named|text|document\.body)[^\n]*\.not\.to(?:Contain|Match)\(${LITERAL}`,
].map((source) => new RegExp(source, 'g'))

/** Returns a regular expression for each alternative of a literal, such as `a` and `b` of `/a|b/`. */
const soughtBy = (literal: string): readonly RegExp[] => {
  const inner = literal.slice(1, -1)
  if (literal.startsWith("'")) return [new RegExp(inner.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&'))]
  const alternatives = inner.includes('(') ? [inner] : inner.split('|')
  return alternatives.map((one) => new RegExp(one.replace(/^\^|\$$/g, ''), 'u'))
}

const tests = ['tests/screens', 'tests/ui', 'tests/browser'].flatMap(filesIn)
const sought = absences.flatMap((absence) =>
  tests.flatMap((file) => [...file.matchAll(absence)].flatMap(([, literal = '']) => soughtBy(literal))),
)

test('the patterns of absentTexts.test.ts find more than 100 assertions that a text is absent', () => {
  expect(sought.length).toBeGreaterThan(100)
})

test('each text that a test asserts to be absent exists in a source or in another test', () => {
  const otherTests = tests.map((file) => absences.reduce((text, absence) => text.replaceAll(absence, ''), file))
  const sources = [...['public/assets/i18n/hu', 'src', 'machines', 'mocks'].flatMap(filesIn), ...otherTests]
  expect(sought.filter((one) => !sources.some((file) => one.test(file))).map(String)).toEqual([])
})
