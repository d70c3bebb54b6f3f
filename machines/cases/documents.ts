import * as emails from '../../src/api/documentEmails'
import * as lists from '../../src/api/documentLists'
import { downloadDocument, listForms } from '../../src/api/documents'
import * as files from '../../src/api/insuranceDocuments'
import { type DocumentEntry, documentEntry } from './documentEntry'

/** Documents of every contract. */
export const commonDocuments: readonly DocumentEntry[] = [
  documentEntry({ id: 'proposal', download: files.downloadProposal, email: emails.sendProposal }),
  documentEntry({
    id: 'invoice',
    list: lists.listInvoices,
    download: files.downloadInvoice,
    email: emails.sendInvoice,
  }),
  documentEntry({ id: 'reminder', list: lists.listReminders, download: files.downloadReminder }),
  documentEntry({
    id: 'other-documents',
    list: lists.listOtherDocuments,
    mayHoldPolicy: true,
    download: files.downloadOtherDocuments,
  }),
  documentEntry({ id: 'downloadable-documents', list: listForms, download: downloadDocument }),
]
