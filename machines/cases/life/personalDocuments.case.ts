import type { CallData } from '../../../src/api/endpoint'
import { changePersonalDocuments, getPersonalDocuments } from '../../../src/api/lifeStatements'
import { defineCase } from '../../case/definition/defineCase'
import { cardNumber } from '../../case/definition/fields/cardNumber'
import { documents } from '../../case/definition/fields/documents'
import { email } from '../../case/definition/fields/email'
import { optional } from '../../case/definition/fields/optional'
import { rows } from '../../case/definition/fields/rows'

type StoredDocuments = CallData<typeof getPersonalDocuments>

const documentTypes = ['ID_CARD', 'ADDRESS_CARD'] as const

const isDocumentType = (id: string): id is (typeof documentTypes)[number] => documentTypes.some((type) => type === id)

/** A row with the new number for each personal document. An empty row is not sent and changes nothing. */
const documentNumberRows = () =>
  rows({
    columns: { value: optional(cardNumber()) },
    serialize: ({ value }, type) => (value && isDocumentType(type) ? { value, type } : null),
  })

/** The `options` and `initialAnswers` of rows that show the current number beside each document. */
const currentNumberConfig = {
  options: ({ personalDocuments }: StoredDocuments) => ({
    personalDocuments: documentTypes.map((type) => {
      const number = personalDocuments?.find((personalDocument) => personalDocument.type === type)?.value
      const currentNumberPart = number && { note: { name: 'present', values: { number } }, before: { value: number } }
      return { value: type, label: null, ...currentNumberPart }
    }),
  }),
  initialAnswers: () => ({ personalDocuments: documentTypes.map((type) => ({ of: type, cells: { value: '' } })) }),
}

/** Személyes okmányok módosítása: the numbers of new documents, with copies of the documents. */
export const personalDocuments = defineCase({
  id: 'life.documents',
  load: getPersonalDocuments,
  form: { personalDocuments: documentNumberRows(), email: optional(email()), documents: documents({ min: 1 }) },
  ...currentNumberConfig,
  // The copies count as a change by themselves, because the insurer may know a document's number but lack its copy.
  initialAnswers: () => ({ ...currentNumberConfig.initialAnswers(), documents: undefined }),
  summary: true,
  submit: changePersonalDocuments,
})

/** Okmányszám módosítása: the numbers of new documents, without copies. */
export const documentNumber = defineCase({
  id: 'life.document-number',
  load: getPersonalDocuments,
  form: { personalDocuments: documentNumberRows(), email: optional(email()) },
  ...currentNumberConfig,
  summary: true,
  submit: changePersonalDocuments,
})
