import type { Options } from '../../../machines/case/answers'
import type { CaseDefinition } from '../../../machines/case/definition'
import type { Answer, Answers, AskedField, TextKind } from '../../../machines/case/field'
import { listsOf } from '../../../machines/case/loadCase.actor'
import { optionsOf } from '../../../machines/case/options'
import type { FileItem } from '../../../machines/upload/file'
import { examplesOf } from '../../../mocks/examples'
import type { Endpoint } from '../../../src/api/endpoint'
import { sampleFile } from './sampleFile'

/** The sample file, at the insurer. */
export const uploaded: FileItem = { ...sampleFile, status: 'uploaded', progress: 1, documentId: 'document-1' }

/** One acceptable answer of each kind of typed field; days are those of the tests' clock. */
const typed: Readonly<Record<TextKind, string>> = {
  text: 'Minta',
  longText: 'Eladtam az autót.',
  plate: 'ABC-123',
  email: 'minta.anna@posta.example',
  phone: '+36 20 123 4567',
  date: '2026-11-21',
  bankAccount: '99900016-12345676',
  companyTaxNumber: '98765434-2-41',
  personalTaxNumber: '8431711000',
  superShop: '1234567890',
  zipCode: '1117',
  city: 'Budapest',
  street: 'Fő utca',
  houseNumber: '1.',
}

/** One answer that is let through with a warning, of each kind of field that warns. */
export const oddAnswers: Partial<Readonly<Record<TextKind, string>>> = {
  plate: 'AB-1234',
  email: 'minta.anna@posta',
  phone: '06 1 234 5678',
  companyTaxNumber: '98765434-2-99',
}

/** The first example answer of a call. */
export const firstExample = (endpoint: Endpoint): unknown => Object.values(examplesOf(endpoint))[0]

/** The lists of a case, as the first examples of their calls have them. */
export const sampleLists = (definition: CaseDefinition): Options =>
  Object.fromEntries(listsOf(definition).map(([name, { from, optionsOf }]) => [name, optionsOf(firstExample(from))]))

/** What can be chosen in a case whose calls answer with their first examples. */
export const sampleOptions = (definition: CaseDefinition): Options =>
  optionsOf(definition, definition.load && firstExample(definition.load), sampleLists(definition))

/** One acceptable answer to a field; of a choice, its last option. */
export const acceptedAnswer = (definition: CaseDefinition, name: string, field: AskedField): Answer => {
  if (field.type === 'documents') return [uploaded]
  return field.type === 'choice' ? (sampleOptions(definition)[name]?.at(-1)?.value ?? '') : typed[field.kind]
}

/** Every question of a case answered acceptably. */
export const acceptedAnswers = (definition: CaseDefinition): Answers =>
  Object.fromEntries(
    Object.entries(definition.form).flatMap(([name, field]) =>
      field.type === 'constant' ? [] : [[name, acceptedAnswer(definition, name, field)] as const],
    ),
  )
