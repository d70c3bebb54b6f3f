import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { changesStoredData, previousAnswersOf } from '../../../machines/case/answers/compare'
import { rowsOf, textOf } from '../../../machines/case/definition/answer'
import type { Answer, Answers, AskedField, TextFormat } from '../../../machines/case/definition/field'
import { loadedDataOf } from '../../../machines/case/definition/loads'
import { listSourcesOf } from '../../../machines/case/machine/actors/loadCase.actor'
import { planOf } from '../../../machines/case/machine/plan'
import { allCasesOf } from '../../../machines/case/menu/productLineCases'
import { everyCase, everyProductLine, type ProductLineCase } from '../../../machines/cases'
import {
  acceptedAnswers,
  sampleContext,
  sampleListData,
  sampleLists,
  sampleLoads,
} from '../../../tools/exploration/kit/sampleAnswers'
import { startingAnswers } from '../../../tools/exploration/kit/sampleRows'
import { sampleSubject } from '../../../tools/exploration/kit/sampleSubject'
import { callService } from '../../../tools/exploration/kit/settlement'
import { draftAt, headerWithSamples } from '../../../tools/exploration/models/case.drafts'
import { begin, load, page, withClock } from '../kit/story'

withClock()

/** Functions that write a value in another notation, by input format. The field treats both as equal. */
const otherNotations: Partial<Readonly<Record<TextFormat, (written: string) => string>>> = {
  plate: (written) => written.replace('-', ' ').toLowerCase(),
  email: (written) => written.replace(/@.*$/, (domain) => domain.toUpperCase()),
  phone: (written) => written.replace('+36', '06').replaceAll(' ', '-'),
  // Writes the number as an IBAN: adds the country and check digits, and eight zeros after the 16 digits.
  bankAccount: (written) => `HU15 ${written.replace('-', ' ')} 0000 0000`,
  personalTaxNumber: (written) => written.replace(/^(.{5})/, '$1 '),
  cardNumber: (written) => written.toLowerCase(),
}

const otherNotationOf = (kind: TextFormat, written: string): string =>
  written === '' ? '' : ` \u200b${(otherNotations[kind] ?? String)(written).normalize('NFD')}\u00ad `

const inOtherNotation = (field: AskedField, answer: Answer): Answer => {
  if (field.type === 'text') return otherNotationOf(field.format, textOf(answer))
  if (field.type !== 'rows') return answer
  const cell = (column: string, value: string) => {
    const columnField = field.columns[column]
    return columnField?.type === 'text' ? otherNotationOf(columnField.format, value) : value
  }
  return rowsOf(answer).map((row) => ({
    ...row,
    cells: Object.fromEntries(Object.entries(row.cells).map(([column, value]) => [column, cell(column, value)])),
  }))
}

/** Returns valid answers. If the insurer already has a value, the answer is that value in another notation. */
const repeatedAnswers = ({ definition }: ProductLineCase): Answers => {
  const loaded = loadedDataOf(definition.loads, sampleLoads(definition))
  const fieldContext = sampleContext(definition, loaded, sampleLists(definition))
  const previousAnswers = previousAnswersOf(definition, { isContractor: true, header: headerWithSamples, loaded })
  const starting = { ...startingAnswers(definition, fieldContext), ...definition.previousAnswers?.(headerWithSamples) }
  return Object.fromEntries(
    Object.entries(acceptedAnswers(definition)).map(([name, answer]) => {
      const field = definition.form[name]
      const start = starting[name]
      if (field === undefined || field.type === 'constant' || start === undefined) return [name, answer]
      if (!(name in previousAnswers))
        return [name, definition.kept(loaded, headerWithSamples).includes(name) ? start : answer]
      return [name, inOtherNotation(field, start)]
    }),
  )
}

/** Returns the text answers that the insurer already has, including those in the cells of rows. */
const knownTexts = ({ definition }: ProductLineCase): ReadonlySet<string> => {
  const loaded = loadedDataOf(definition.loads, sampleLoads(definition))
  const previousAnswers = previousAnswersOf(definition, { isContractor: true, header: headerWithSamples, loaded })
  const texts = Object.entries(previousAnswers).flatMap(([name, answer]) => {
    const field = definition.form[name]
    if (field?.type === 'text') return [textOf(answer)]
    if (field?.type !== 'rows') return []
    return rowsOf(answer).flatMap(({ cells }) =>
      Object.entries(cells).flatMap(([column, cell]) => (field.columns[column]?.type === 'text' ? [cell] : [])),
    )
  })
  return new Set(texts.filter((text) => text !== ''))
}

/** Returns `data` with changes in the given texts: letters are decomposed (NFD), and invisible characters are added. */
const withInvisible = <Data>(data: Data, texts: ReadonlySet<string>): Data =>
  JSON.parse(JSON.stringify(data ?? null), (_, value) =>
    typeof value === 'string' && texts.has(value) ? invisibly(value) : value,
  )

const invisibly = (text: string): string => `\u200e${text.normalize('NFD').replace(/^./u, '$&\u200b\u00ad')}\u202c`

const open = async (productLineCase: ProductLineCase, answers: Answers, texts: ReadonlySet<string> = new Set()) => {
  const { machine, definition } = productLineCase
  const { fake, parent } = page()
  const saved = { ...draftAt(definition, planOf(definition).first), answers }
  const subject = sampleSubject(productLineCase, '40000001')
  const input = {
    ...{ contractNumber: '40000001', address: '/', today: '2026-11-21', draftId: 'draft-1', subject },
    ...{ saved, header: withInvisible(headerWithSamples, texts) },
  }
  const actor = await begin(createActor(machine, { input, parent }), fake)
  for (const [index, { endpoint }] of definition.loads.entries()) {
    await load(fake, callService(endpoint), {
      ok: true,
      data: withInvisible(sampleLoads(definition)[index], texts),
    })
  }
  for (const [name, { from }] of listSourcesOf(definition)) {
    await load(fake, callService(from), { ok: true, data: sampleListData(definition)[name] })
  }
  return { fake, actor }
}

const changes = everyCase.flatMap((productLineCase) =>
  changesStoredData(productLineCase.definition) ? [[productLineCase.definition.id, productLineCase] as const] : [],
)

describe('a case that changes data', () => {
  test.each(changes)(
    'is not submitted if the answers equal the current data in another notation: %s',
    async (_, productLineCase) => {
      const answers = repeatedAnswers(productLineCase)
      const { fake, actor } = await open(productLineCase, answers)
      const before = { calls: fake.calls.length, value: actor.getSnapshot().value }
      expect(actor.getSnapshot().hasTag('form')).toBe(true)
      actor.send({ type: 'step.submitted' })
      expect(actor.getSnapshot()).toMatchObject({ value: before.value, context: { notice: 'unchanged', answers } })
      expect(fake.calls).toHaveLength(before.calls)
    },
  )

  test.each(changes)(
    'is not submitted if the answers differ from the current data only by Unicode normalization and invisible characters: %s',
    async (_, productLineCase) => {
      const texts = knownTexts(productLineCase)
      const { actor } = await open(productLineCase, repeatedAnswers(productLineCase), texts)
      actor.send({ type: 'step.submitted' })
      expect(actor.getSnapshot().context.notice).toBe('unchanged')
    },
  )
})

/**
 * Cases that change data although they have no previous answers to compare with, by id. The value is the reason.
 */
const tellsNothing: Readonly<Record<string, string>> = {
  'common.emailCommunication': 'letters go to an address from then on, also to the one that is known',
  'common.superShop': 'no call says which card it is',
}

test('every case that changes data declares the previous answers to compare with, or is a listed exception', () => {
  const others = everyProductLine
    .flatMap(({ menu }) => allCasesOf({ menu: menu.filter(({ group }) => group === 'data') }))
    .flatMap(({ definition }) => (changesStoredData(definition) ? [] : [definition.id]))
  expect([...new Set(others)].sort()).toEqual(Object.keys(tellsNothing).sort())
})
