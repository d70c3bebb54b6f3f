import { optionsOf } from '../../../machines/case/answers/options'
import { hasNoVisibleField, visibleFields } from '../../../machines/case/answers/visible'
import { chosenOf, textOf } from '../../../machines/case/definition/answer'
import type { CaseDefinition } from '../../../machines/case/definition/definition'
import type {
  Answer,
  Answers,
  AskedField,
  DocumentsField,
  FieldContext,
  Option,
  Options,
  PhotoField,
  TextFormat,
} from '../../../machines/case/definition/field'
import { loadedOf } from '../../../machines/case/definition/loads'
import type { Loaded } from '../../../machines/case/definition/parsed'
import { listsOf, withoutChoice } from '../../../machines/case/machine/actors/loadCase.actor'
import type { FileItem } from '../../../machines/upload/file'
import { examplesOf } from '../../../mocks/examples'
import type { Endpoint } from '../../../src/api/endpoint'
import { askingMost, isReadByOthers } from './askingMost'
import { oncePer } from './oncePer'
import { photoId, sampleFile, samplePhoto } from './sampleFile'
import { acceptedRows } from './sampleRows'
import { sampleSubject } from './sampleSubject'

/** The sample file of a field, before it is sent. */
export const sampleFileOf = (name: string, field: DocumentsField | PhotoField): FileItem =>
  field.format === 'photo' ? { ...samplePhoto, id: photoId(name) } : sampleFile

/** The same, at the insurer. */
export const uploadedTo = (name: string, field: DocumentsField | PhotoField): FileItem => ({
  ...sampleFileOf(name, field),
  status: 'uploaded',
  progress: 1,
  documentId: field.format === 'photo' ? `document-${name}` : 'document-1',
})

/** One acceptable answer of each kind of typed field; days are those of the tests' clock. */
export const typed: Readonly<Record<TextFormat, string>> = {
  text: 'Minta',
  longText: 'Eladtam az autót.',
  plate: 'ABC-123',
  email: 'minta.anna@posta.example',
  phone: '+36 20 123 4567',
  date: '2026-11-21',
  time: '14:30',
  money: '100 000 Ft',
  bankAccount: '99900016-12345676',
  companyTaxNumber: '98765434-2-41',
  personalTaxNumber: '8431711000',
  superShop: '1234567890',
  cardNumber: '123456AB',
  zipCode: '1117',
  city: 'Budapest',
  street: 'Fő utca',
  houseNumber: '1.',
  year: '2016',
  percent: '10',
}

/** One answer that is let through with a warning, of each kind of field that warns. */
export const oddAnswers: Partial<Readonly<Record<TextFormat, string>>> = {
  plate: 'AB-1234',
  email: 'minta.anna@posta',
  phone: '06 1 234 5678',
  companyTaxNumber: '98765434-2-99',
}

/** The first example answer of a call. */
export const firstExample = (endpoint: Endpoint): unknown => Object.values(examplesOf(endpoint))[0]

/** What the calls of a case's lists answer with, by field. */
type ListData = Readonly<Record<string, unknown>>

/** Every way in which lists can come, each call answering with one of its examples. */
const listsByExample = (definition: CaseDefinition): readonly ListData[] =>
  listsOf(definition).reduce<readonly ListData[]>(
    (all, [name, { from }]) =>
      Object.values(examplesOf(from)).flatMap((data) => all.map((others) => ({ ...others, [name]: data }))),
    [{}],
  )

const readLists = (definition: CaseDefinition, data: ListData): Options =>
  Object.fromEntries(listsOf(definition).map(([name, { optionsOf }]) => [name, optionsOf(data[name])]))

/** The lists as their calls answer with each of their examples. */
export const everyLists = (definition: CaseDefinition): readonly Options[] =>
  listsByExample(definition).map((data) => readLists(definition, data))

/** Every way in which what a case begins with can be answered with examples, by call in their order. */
export const loadsByExample = ({ loads }: CaseDefinition): readonly (readonly unknown[])[] =>
  loads.reduce<readonly (readonly unknown[])[]>(
    (all, { endpoint }) =>
      all.flatMap((others) => Object.values(examplesOf(endpoint)).map((data) => [...others, data])),
    [[]],
  )

/** What a case that nobody has answered yet is looked at with, once its calls have answered so. */
export const sampleContext = (definition: CaseDefinition, loaded: Loaded | null, lists: Options): FieldContext => ({
  answers: {},
  today: '2026-11-21',
  loaded,
  asked: null,
  options: optionsOf(definition, loaded, lists),
})

/** Every way in which a case's calls can answer with examples, one after the other: most cases can go on with the first. */
function* answeredByExample(definition: CaseDefinition) {
  for (const loaded of loadsByExample(definition)) {
    for (const listData of listsByExample(definition)) {
      const lists = readLists(definition, listData)
      const fieldContext = sampleContext(definition, loadedOf(definition.loads, loaded), lists)
      yield { loaded, listData, lists, fieldContext }
    }
  }
}

/** Whether a case is offered, and everything can be chosen that has to be. */
const isUsable = (definition: CaseDefinition, fieldContext: FieldContext): boolean =>
  (definition.availableWhen?.(fieldContext.loaded, sampleSubject({ definition }, '10000001')) ?? true) &&
  withoutChoice(definition, fieldContext).length === 0 &&
  !hasNoVisibleField(definition, fieldContext)

/** The first usable answers of a case's calls, whatever their order; found once, since each of thousands of situations asks for them. */
const usable = oncePer((definition: CaseDefinition) => {
  for (const answered of answeredByExample(definition)) {
    if (isUsable(definition, answered.fieldContext)) return answered
  }
  throw new Error(`No example of ${definition.id} gives anything to choose from`)
})

/** What the calls that a case begins with answer with, as examples with which it can go on have it. */
export const sampleLoads = (definition: CaseDefinition): readonly unknown[] => usable(definition).loaded

/** What the call of each list answers with, and the lists, as examples with which a case can go on have them. */
export const sampleListData = (definition: CaseDefinition): ListData => usable(definition).listData
export const sampleLists = (definition: CaseDefinition): Options => usable(definition).lists

/** What can be chosen in a case whose calls answer with such examples. */
export const sampleOptions = (definition: CaseDefinition): Options => usable(definition).fieldContext.options

/** The first option that can be chosen, of an insurer whose answers are not the samples. */
export const firstOf = (options: readonly Option[] = []): readonly string[] =>
  options.flatMap(({ value, isDisabled }) => (isDisabled ? [] : [value])).slice(0, 1)

/** The last option that can be chosen. */
const lastOf = (options: readonly Option[] = []): string | undefined =>
  options.findLast(({ isDisabled }) => isDisabled !== true)?.value

/** The last option of a field; where other questions hang on it, the one with which most is asked. */
const findChosen = (definition: CaseDefinition, name: string): string | undefined =>
  isReadByOthers(definition, name)
    ? askingMost(definition, usable(definition).fieldContext, name)
    : lastOf(sampleOptions(definition)[name])

const chosen = new WeakMap<CaseDefinition, Map<string, string | undefined>>()

/** The same, found once for a field. */
const lastChosen = (definition: CaseDefinition, name: string): string | undefined => {
  const known = chosen.get(definition) ?? new Map<string, string | undefined>()
  chosen.set(definition, known)
  if (!known.has(name)) known.set(name, findChosen(definition, name))
  return known.get(name)
}

/** One acceptable answer to a field; of a choice, its last option; of a document to accept, its link. */
export const acceptedAnswer = (definition: CaseDefinition, name: string, field: AskedField): Answer => {
  switch (field.type) {
    case 'documents':
      return [uploadedTo(name, field)]
    case 'text':
      return typed[field.format]
    case 'rows':
      return acceptedRows(definition, usable(definition).fieldContext, name, field, typed)
    case 'many':
      return [lastChosen(definition, name) ?? []].flat()
    case 'choice':
    case 'accepted':
      return lastChosen(definition, name) ?? ''
  }
}

/** The same of a field that is answered by an event of its own: not by files. */
export const givenAnswer = (
  definition: CaseDefinition,
  name: string,
  field: AskedField,
): string | readonly string[] => {
  const answer = acceptedAnswer(definition, name, field)
  return field.type === 'many' ? chosenOf(answer) : textOf(answer)
}

/** The questions that are asked of somebody who answers every one acceptably, on the day of the tests' clock. */
export const askedOfSample = (definition: CaseDefinition): readonly string[] =>
  visibleFields(definition, { ...usable(definition).fieldContext, answers: acceptedAnswers(definition) }).map(
    ([name]) => name,
  )

/** Every question of a case answered acceptably. */
export const acceptedAnswers = (definition: CaseDefinition): Answers =>
  Object.fromEntries(
    Object.entries(definition.form).flatMap(([name, field]) =>
      field.type === 'constant' ? [] : [[name, acceptedAnswer(definition, name, field)] as const],
    ),
  )
