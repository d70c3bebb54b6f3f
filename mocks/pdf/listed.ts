import { formatDate, formatMoney } from '../../src/texts/format'
import type { ListedDocument, ListedDocumentKind } from '../data/manyDocuments'
import type { PrintedContract, PrintedDocument } from './document'
import type { DocumentKind } from './kinds'

const letterKinds: Readonly<Record<ListedDocumentKind, DocumentKind>> = {
  invoice: 'invoice',
  reminder: 'reminder',
  'other-documents': 'other-documents',
  'tax-letter': 'tax-letter',
  'fund-letter': 'fund-letter',
  'yield-letter': 'yield-letter',
  'policy-regular': 'life-insurance-policy',
  'policy-clause': 'policy-supplement',
  'policy-buyback': 'policy-supplement',
  'policy-topup': 'policy-supplement',
}

/**
 * The document behind an entry of a document list: an invoice, a reminder or a letter. It has the entry's name and
 * date.
 */
export const listedDocument = (
  kind: ListedDocumentKind,
  { number, name, date, amount }: ListedDocument,
  contract: PrintedContract,
): PrintedDocument => ({
  kind: letterKinds[kind],
  title: name,
  documentNumber: number,
  createdAt: Date.parse(`${date}T08:00:00Z`),
  contract,
  ...(amount !== null && {
    tables: [
      {
        heading: 'Fizetendő',
        columns: ['Megnevezés', 'Kelt', 'Összeg'],
        rows: [
          [kind === 'reminder' ? 'Elmaradt biztosítási díj' : 'Biztosítási díj', formatDate(date), formatMoney(amount)],
        ],
        total: ['Összesen', '', formatMoney(amount)],
      },
    ],
  }),
})
