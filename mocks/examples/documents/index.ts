import {
  deleteDocument,
  downloadDocument,
  listForms,
  signDigitally,
  signManually,
  uploadDocument,
} from '../../../src/api/documents'
import { modificationRefused } from '../caseResults'
import { exampleSet } from '../exampleSet'
import { documentEmailExamples } from './emails'
import { documentNotFound, pdfFile } from './files'
import { insuranceDocumentExamples } from './insurance'
import { documentListExamples } from './lists'

const signatureResults = {
  confirmed: {
    caseStatus: 'SUCCEEDED',
    caseId: 'case-8',
    confirmationDocumentLink: 'documents/download?id=case-8',
    confirmationEmail: 'kerekes.boglarka@pelda.example',
  },
  withoutEmail: {
    caseStatus: 'SUCCEEDED',
    caseId: 'case-8',
    confirmationDocumentLink: 'documents/download?id=case-8',
  },
  withoutConfirmation: { caseStatus: 'SUCCEEDED', caseId: 'case-8' },
  unknownStatus: { caseStatus: 'WAITING_FOR_BACK_OFFICE', caseId: 'case-8' },
} as const
const createForm = (number: number) => ({ id: `form-${number}`, name: `Nyomtatvány (${number}. számú)` })

/** Example answers about uploaded files and printed documents. */
export const documentExamples = [
  exampleSet(
    uploadDocument,
    {
      pdf: {
        id: 'document-1',
        file_name: 'forgalmi engedély.pdf',
        file_size: 184_320,
        mime_type: 'application/pdf',
        url: 'documents/download?id=document-1',
      },
      photo: {
        id: 'document-2',
        file_name: 'törzskönyv.jpg',
        file_size: 2_411_724,
        mime_type: 'image/jpeg',
        url: 'documents/download?id=document-2',
      },
    },
    { FILE_TOO_LARGE: { plain: {} }, FILE_TYPE_REFUSED: { plain: {} } },
  ),
  exampleSet(deleteDocument, { removed: {} }, {}),
  exampleSet(
    downloadDocument,
    { pdf: pdfFile, photo: new Blob([Uint8Array.of(0xff, 0xd8, 0xff, 0xd9)], { type: 'image/jpeg' }) },
    documentNotFound,
  ),
  exampleSet(
    listForms,
    {
      several: [
        { id: 'form-data-change', name: 'Adatmódosítási nyomtatvány' },
        { id: 'form-proxy', name: 'Meghatalmazás' },
      ],
      empty: [],
      long: Array.from({ length: 200 }, (_, index) => createForm(index + 1)),
    },
    {},
  ),
  exampleSet(signDigitally, signatureResults, modificationRefused),
  exampleSet(signManually, signatureResults, modificationRefused),
  ...insuranceDocumentExamples,
  ...documentListExamples,
  ...documentEmailExamples,
]
