import { optionsOf } from '../../../machines/case/answers/options'
import { hasNoVisibleField, visibleFields } from '../../../machines/case/answers/visible'
import { chosenValuesOf, textOf } from '../../../machines/case/definition/answer'
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
import { loadedDataOf } from '../../../machines/case/definition/loads'
import type { Loaded } from '../../../machines/case/definition/parsed'
import { choicesWithoutOptions, listSourcesOf } from '../../../machines/case/machine/actors/loadCase.actor'
import type { FileItem } from '../../../machines/upload/file'
import { examplesOf } from '../../../mocks/examples'
import type { Endpoint } from '../../../src/api/endpoint'
import { memoize } from './memoize'
import { affectsVisibility, optionShowingMost } from './optionShowingMost'
import { photoId, sampleFile, samplePhoto } from './sampleFile'
import { acceptedRows } from './sampleRows'
import { sampleSubject } from './sampleSubject'

/** Returns the sample file of a field, before its upload. */
export const sampleFileOf = (name: string, field: DocumentsField | PhotoField): FileItem =>
  field.format === 'photo' ? { ...samplePhoto, id: photoId(name) } : sampleFile

/** Returns the sample file of a field, after its upload. */
export const uploadedFileOf = (name: string, field: DocumentsField | PhotoField): FileItem => ({
  ...sampleFileOf(name, field),
  status: 'uploaded',
  progress: 1,
  documentId: field.format === 'photo' ? `document-${name}` : 'document-1',
})

/** One accepted answer in each input format. Dates fit the clock of the tests. */
export const sampleTexts: Readonly<Record<TextFormat, string>> = {
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
  number: '10',
}

/** One answer in each input format that is accepted with a warning. Formats without warnings are missing. */
export const textsWithWarning: Partial<Readonly<Record<TextFormat, string>>> = {
  plate: 'AB-1234',
  email: 'minta.anna@posta',
  phone: '06 1 234 5678',
  companyTaxNumber: '98765434-2-99',
}

/** Returns the first example answer of a call. */
export const firstExample = (endpoint: Endpoint): unknown => Object.values(examplesOf(endpoint))[0]

/** The data of a case's lists, by field. */
type ListData = Readonly<Record<string, unknown>>

/** Returns all combinations of the example answers for a case's lists. */
const listsByExample = (definition: CaseDefinition): readonly ListData[] =>
  listSourcesOf(definition).reduce<readonly ListData[]>(
    (combinations, [name, { from }]) =>
      Object.values(examplesOf(from)).flatMap((data) =>
        combinations.map((combination) => ({ ...combination, [name]: data })),
      ),
    [{}],
  )

const readLists = (definition: CaseDefinition, data: ListData): Options =>
  Object.fromEntries(listSourcesOf(definition).map(([name, { optionsOf }]) => [name, optionsOf(data[name])]))

/** Returns the lists for each combination of their calls' examples. */
export const everyListOptions = (definition: CaseDefinition): readonly Options[] =>
  listsByExample(definition).map((data) => readLists(definition, data))

/** Returns every combination of examples that the calls of a case's start can return, in the order of the calls. */
export const loadsByExample = ({ loads }: CaseDefinition): readonly (readonly unknown[])[] =>
  loads.reduce<readonly (readonly unknown[])[]>(
    (combinations, { endpoint }) =>
      combinations.flatMap((combination) => Object.values(examplesOf(endpoint)).map((data) => [...combination, data])),
    [[]],
  )

/** Returns the field context of an unanswered case with the given loaded data. */
export const sampleContext = (definition: CaseDefinition, loaded: Loaded | null, lists: Options): FieldContext => ({
  answers: {},
  today: '2026-11-21',
  loaded,
  asked: null,
  options: optionsOf(definition, loaded, lists),
})

/** Yields every combination of examples that a case's calls can return. Most cases can continue with the first. */
function* exampleCombinations(definition: CaseDefinition) {
  for (const loaded of loadsByExample(definition)) {
    for (const listData of listsByExample(definition)) {
      const lists = readLists(definition, listData)
      const fieldContext = sampleContext(definition, loadedDataOf(definition.loads, loaded), lists)
      yield { loaded, listData, lists, fieldContext }
    }
  }
}

/** Tells if a case can continue: it is available, has a visible field, and each required choice has options. */
const canContinue = (definition: CaseDefinition, fieldContext: FieldContext): boolean =>
  (definition.availableWhen?.(fieldContext.loaded, sampleSubject({ definition }, '10000001')) ?? true) &&
  choicesWithoutOptions(definition, fieldContext).length === 0 &&
  !hasNoVisibleField(definition, fieldContext)

/** Returns the first example answers that let a case continue. Cached, because thousands of situations need them. */
const usableExample = memoize((definition: CaseDefinition) => {
  for (const example of exampleCombinations(definition)) {
    if (canContinue(definition, example.fieldContext)) return example
  }
  throw new Error(`No example of ${definition.id} gives anything to choose from`)
})

/** Returns the examples that a case's initial calls return, chosen so that the case can continue. */
export const sampleLoads = (definition: CaseDefinition): readonly unknown[] => usableExample(definition).loaded

/** Returns the list data that a case's calls return, chosen so that the case can continue. */
export const sampleListData = (definition: CaseDefinition): ListData => usableExample(definition).listData
export const sampleLists = (definition: CaseDefinition): Options => usableExample(definition).lists

/** Returns the options of each choice of a case if its calls return `sampleLoads` and `sampleListData`. */
export const sampleOptions = (definition: CaseDefinition): Options => usableExample(definition).fieldContext.options

/** Returns a list with the value of the first available option, or an empty list if no option is available. */
export const firstAvailableOption = (options: readonly Option[] = []): readonly string[] =>
  options.flatMap(({ value, isDisabled }) => (isDisabled ? [] : [value])).slice(0, 1)

const lastAvailableOption = (options: readonly Option[] = []): string | undefined =>
  options.findLast(({ isDisabled }) => isDisabled !== true)?.value

/**
 * Returns the option to choose for a field. If other questions depend on the field, it is the option that shows the
 * most questions. Otherwise, it is the last available option.
 */
const optionToChoose = (definition: CaseDefinition, name: string): string | undefined =>
  affectsVisibility(definition, name)
    ? optionShowingMost(definition, usableExample(definition).fieldContext, name)
    : lastAvailableOption(sampleOptions(definition)[name])

const optionCache = new WeakMap<CaseDefinition, Map<string, string | undefined>>()

const cachedOptionToChoose = (definition: CaseDefinition, name: string): string | undefined => {
  const optionByField = optionCache.get(definition) ?? new Map<string, string | undefined>()
  optionCache.set(definition, optionByField)
  if (!optionByField.has(name)) optionByField.set(name, optionToChoose(definition, name))
  return optionByField.get(name)
}

/**
 * Returns an accepted answer to a field. For a choice, this is the option of `optionToChoose`. For a document to
 * accept, it is the document's link, and for any other field a sample.
 */
export const acceptedAnswer = (definition: CaseDefinition, name: string, field: AskedField): Answer => {
  switch (field.type) {
    case 'documents':
      return [uploadedFileOf(name, field)]
    case 'text':
      return sampleTexts[field.format]
    case 'rows':
      return acceptedRows(definition, usableExample(definition).fieldContext, name, field, sampleTexts)
    case 'many':
      return [cachedOptionToChoose(definition, name) ?? []].flat()
    case 'choice':
    case 'accepted':
      return cachedOptionToChoose(definition, name) ?? ''
  }
}

/** Returns an accepted answer as the value of `answer.changed`. Not for fields of files, which have no such event. */
export const acceptedValue = (
  definition: CaseDefinition,
  name: string,
  field: AskedField,
): string | readonly string[] => {
  const answer = acceptedAnswer(definition, name, field)
  return field.type === 'many' ? chosenValuesOf(answer) : textOf(answer)
}

/** Returns the names of the questions that are visible with the sample answers, on the date of the tests' clock. */
export const sampleVisibleFields = (definition: CaseDefinition): readonly string[] =>
  visibleFields(definition, { ...usableExample(definition).fieldContext, answers: acceptedAnswers(definition) }).map(
    ([name]) => name,
  )

/** Returns acceptable answers to every question of a case. */
export const acceptedAnswers = (definition: CaseDefinition): Answers =>
  Object.fromEntries(
    Object.entries(definition.form).flatMap(([name, field]) =>
      field.type === 'constant' ? [] : [[name, acceptedAnswer(definition, name, field)] as const],
    ),
  )
