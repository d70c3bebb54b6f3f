import type { SnapshotFrom } from 'xstate'
import { allDocuments } from '../../../machines/cases/allDocuments'
import type { DocumentsMachine } from '../../../machines/documents/documents.machine'
import type { DocumentsEvent } from '../../../machines/documents/documents.types'
import { emailMachine } from '../../../machines/documents/email.machine'
import type { EmailEvent } from '../../../machines/documents/email.types'
import type { ProductLine } from '../../../machines/routes'
import { sendInvoice } from '../../../src/api/documentEmails'
import { networkReturnCase, START_TIME } from '../kit/cases'
import { modelOf } from '../kit/model'

const FORMS_MACHINE_ID = 'documents.downloadable-documents'

const savedDownload = { status: 'saved', progress: 1, isAsked: true, fileKey: null, problem: null } as const
const emailState = {
  address: 'kerekes.boglarka@pelda.example',
  addressError: null,
  warning: null,
  refusals: 0,
  wasAsked: true,
  problem: null,
} as const

type DocumentsSnapshot = SnapshotFrom<DocumentsMachine>

/** Returns the events of a document. A download or an e-mail sends events only while it runs. */
const documentEvents = ({ children }: DocumentsSnapshot, id: string): readonly DocumentsEvent[] => [
  { type: 'download.requested', target: { id, title: 'Dokumentum' } },
  { type: 'email.requested', id },
  { type: 'address.changed', id, value: 'uj.cim@pelda.example' },
  { type: 'address.submitted', id },
  { type: 'email.withdrawn', id },
  ...(children[`download-${id}`] ? [{ type: 'download.changed', download: { ...savedDownload, id } } as const] : []),
  ...(children[`email-${id}`]
    ? (['asking', 'sent'] as const).map(
        (status): DocumentsEvent => ({ type: 'email.changed', email: { ...emailState, id, status } }),
      )
    : []),
]

const documentsModel = (machine: DocumentsMachine, productLine: ProductLine) =>
  modelOf(machine, {
    inputs: { opened: { productLine, contractNumber: '10000001', step: '' } },
    events: (snapshot): DocumentsEvent[] => [
      { type: 'load.retried' },
      { type: 'list.reloaded', outcome: { ok: true, data: snapshot.context.documents, at: START_TIME } },
      { type: 'search.changed', value: 'a' },
      { type: 'year.chosen', value: '2026' },
      ...snapshot.context.documents.slice(0, 1).flatMap(({ id }) => documentEvents(snapshot, id)),
    ],
    sources: { 'download.changed': 'child', 'email.changed': 'child', 'list.reloaded': 'child' },
    actors: { networkBack: () => [networkReturnCase], watchList: () => [] },
    stubs: ['download', 'email'],
    unreachable:
      machine.id === FORMS_MACHINE_ID
        ? {
            [`${FORMS_MACHINE_ID}.listing|year.chosen|0`]:
              'A nyomtatványoknak nincs keltük, ezért év szerint nem lehet választani közülük.',
          }
        : {},
    project: ({ documents, search, year, downloads, emails }) => [
      documents.length,
      search,
      year,
      Object.values(downloads).map(({ status }) => status),
      Object.values(emails).map(({ status }) => status),
    ],
  })

/** The models of every document list in the menus. */
export const documentModels = allDocuments.map(({ productLine, entry }) => documentsModel(entry.machine, productLine))

export const emailModel = modelOf(emailMachine(sendInvoice), {
  inputs: { invoice: { id: 'invoice-12' } },
  events: (): EmailEvent[] => [
    { type: 'email.repeated' },
    { type: 'address.changed', value: 'uj.cim@pelda.example' },
    { type: 'address.changed', value: 'uj.cim' },
    { type: 'address.changed', value: 'uj.cim@pelda' },
    { type: 'address.submitted' },
    { type: 'email.withdrawn' },
  ],
  sources: {
    'email.repeated': 'parent',
    'address.changed': 'parent',
    'address.submitted': 'parent',
    'email.withdrawn': 'parent',
  },
  project: ({ email: { status, address, addressError, warning, problem } }) => [
    status,
    address,
    addressError,
    warning,
    problem,
  ],
})
