import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { bodyOf } from '../../../machines/case/answers/body'
import { checkTyped } from '../../../machines/case/answers/checkTyped'
import { rowsOf } from '../../../machines/case/definition/answer'
import type { CaseDefinition } from '../../../machines/case/definition/definition'
import type { Answers, Cells, RowsField, TextField } from '../../../machines/case/definition/field'
import { email } from '../../../machines/case/definition/fields/email'
import { longText } from '../../../machines/case/definition/fields/longText'
import { name, nameOfPerson } from '../../../machines/case/definition/fields/name'
import { plate } from '../../../machines/case/definition/fields/plate'
import { isCellVisible } from '../../../machines/case/definition/fields/rows'
import { superShop } from '../../../machines/case/definition/fields/superShop'
import { text } from '../../../machines/case/definition/fields/text'
import { everyCase } from '../../../machines/cases'
import {
  typedEmail,
  typedLine,
  typedName,
  typedPersonName,
  typedPlate,
  typedShort,
  typedText,
} from '../../../src/api/typed'
import { LONGEST_TEXTS } from '../../../src/api/typedLimits'
import { acceptedAnswers, sampleOptions, sampleTexts } from '../../../tools/exploration/kit/sampleAnswers'
import { naughty } from '../../naughty'
import { checkMany } from '../../validation/random'

const validationContext = { answers: {}, today: '2026-11-21' }

const problemOf = (field: TextField, answer: string) => checkTyped(field, [], answer, validationContext)?.name ?? null

/** Returns the cells of a row for every combination of its choices. Text cells contain a sample text. */
const cellsOf = ({ columns }: RowsField): readonly Cells[] =>
  Object.entries(columns).reduce<readonly Cells[]>(
    (all, [column, field]) =>
      all.flatMap((cells) =>
        field.type === 'text'
          ? [{ ...cells, [column]: sampleTexts[field.format] }]
          : (Array.isArray(field.options) ? field.options : []).map(({ value }) => ({ ...cells, [column]: value })),
      ),
    [{}],
  )

interface Typed {
  readonly path: string
  readonly field: TextField
  /** Returns valid answers of the case, with `text` as the answer of this field. */
  answersWith(text: string): Answers
}

const typedIn = (definition: CaseDefinition): readonly Typed[] => {
  const answers = acceptedAnswers(definition)
  return Object.entries(definition.form).flatMap(([at, field]): readonly Typed[] => {
    if (field.type === 'text') {
      return [{ path: at, field, answersWith: (answer) => ({ ...answers, [at]: answer }) }]
    }
    if (field.type !== 'rows') return []
    const [first] = rowsOf(answers[at])
    // The id of what a row is about. It is a JSON array, because two cases parse it as JSON.
    const subject = first?.of ?? '["10000001","1"]'
    return Object.entries(field.columns).flatMap(([column, inRow]): readonly Typed[] => {
      if (inRow.type !== 'text') return []
      const cells = [first?.cells ?? {}, ...cellsOf(field)].find((one) =>
        isCellVisible(field, column, { key: '1', of: subject, cells: one }),
      )
      const answersWith = (answer: string) => ({
        ...answers,
        [at]: [{ key: '1', of: subject, cells: { ...cells, [column]: answer } }],
      })
      return [{ path: `${at}.${column}`, field: inRow, answersWith }]
    })
  })
}

const everyTyped = everyCase.flatMap(({ definition }) =>
  typedIn(definition).map((one) => ({ name: `${definition.id} ${one.path}`, definition, ...one })),
)

/**
 * Checks the bodies of the submission and of the request for a code. Returns the path of each field that the insurer's
 * schema rejects. `null` stands for a problem without a path.
 */
const refusedOf = (definition: CaseDefinition, answers: Answers): readonly (string | null)[] => {
  const options = sampleOptions(definition)
  const bodyContext = { ...validationContext, answers, options, loaded: null, asked: Object.keys(definition.form) }
  const body = bodyOf(definition, bodyContext)
  return [definition.submit, definition.code?.start].flatMap((endpoint) =>
    (endpoint?.body === undefined ? [] : (v.safeParse(endpoint.body, body).issues ?? [])).map((issue) =>
      v.getDotPath(issue),
    ),
  )
}

describe.each(everyTyped)('the text field $name', ({ definition, field, answersWith }) => {
  test('rejects texts that are longer than its limit, with an error that contains the limit', () => {
    expect(field.most).toBeLessThanOrEqual(LONGEST_TEXTS.longText)
    expect(checkTyped(field, [], 'a'.repeat(field.most + 1), validationContext)).toEqual({
      name: 'tooLong',
      values: { most: field.most, typed: field.most + 1 },
    })
  })

  test('has a length limit in the insurer’s schema, too', () => {
    const before = refusedOf(definition, answersWith(sampleTexts[field.format]))
    const after = refusedOf(definition, answersWith('a'.repeat(field.most + 1)))
    expect(after.length).toBeGreaterThan(before.length)
  })
})

test('these tests cover more than eighty text fields, also fields in rows', () => {
  expect(everyTyped.length).toBeGreaterThan(80)
  expect(everyTyped.map(({ path }) => path)).toContain('beneficiaries.seat')
})

describe('a name', () => {
  test.each([
    ['1234', 'nameWithoutLetters'],
    ['- . -', 'nameWithoutLetters'],
    ['\u0000\u202e', 'missing'],
    ['Kovács\u2028Kati', 'nameCharacters'],
    ['Kovács\nKati', 'nameCharacters'],
    ['Kovács \ue000', 'nameCharacters'],
    ['Kati 👩‍👧', 'nameCharacters'],
    ['a'.repeat(5000), 'tooLong'],
    ['A+B 4 Kft. „Ű” & Társa (Bp.)', null],
    ["D'Arc-Ősz 2. József, ifj.", null],
    ['Αλέξης Зорба', null],
    // Invisible characters, which a paste can contain, are removed. The rest is a valid name.
    ['\u202eKovács\u0000 Kati', null],
  ])('typed as %j has the validation error %s', (answer, problem) => {
    expect(problemOf(name(), answer)).toBe(problem)
  })

  test.each(['1234', 'Kovács\u0000', '\u202eKovács', 'a'.repeat(201)])(
    'sent as %j is rejected by the insurer’s schema',
    (sent) => {
      expect(v.is(typedName, sent)).toBe(false)
    },
  )

  test('of a person has a shorter limit than that of a company', () => {
    expect(problemOf(nameOfPerson('lastName'), 'a'.repeat(101))).toBe('tooLong')
    expect(problemOf(name(), 'a'.repeat(101))).toBeNull()
  })
})

test.each(['\u0000', '\u202e', '\u2066', '\ud800'])('every text schema of the insurer rejects %j', (hidden) => {
  for (const schema of [typedShort, typedPlate, typedLine, typedEmail, typedText, typedName, typedPersonName])
    expect(v.is(schema, `a${hidden}b`)).toBe(false)
})

/** Fields with free text: the field's name, the field, and the insurer's schema for it. */
const free: readonly (readonly [string, TextField<string>, v.GenericSchema])[] = [
  ['name', name(), typedName],
  ['name of a person', nameOfPerson('firstName'), typedPersonName],
  ['line', text(), typedLine],
  ['long text', longText(), typedText],
  ['e-mail address', email(), typedEmail],
  ['plate', plate(), typedPlate],
  ['SuperShop number', superShop(), typedShort],
]

/** Parts of the tested texts, including what customers type or paste by accident. */
const parts = [
  ...Object.values(naughty).filter((one) => one.length < 100),
  ...[
    'a',
    'ß',
    'ﬁ',
    'É',
    'e\u0301',
    '1',
    ' ',
    '\n',
    '\u2028',
    '\ufdfa',
    '@',
    '.hu',
    '👩‍👩‍👧',
    '\u{e0041}',
    '\u{10fffd}',
  ],
]
const [anyPart = 'a', ...otherParts] = parts

test.each(free)('every valid %s is accepted by the insurer’s schema', (_, field, schema) => {
  let passed = 0
  checkMany(({ below, one }) => {
    const length = below(2) === 0 ? below(5) : below(LONGEST_TEXTS.longText)
    let answer = one(['', 'a', '12345', 'kati@posta.hu'])
    while (answer.length < length) answer += one([anyPart, ...otherParts]).repeat(1 + below(5))
    if (problemOf(field, answer) !== null) return
    passed += 1
    expect(v.is(schema, field.serialize(answer)), JSON.stringify(answer)).toBe(true)
  })
  expect(passed).toBeGreaterThan(10)
})
