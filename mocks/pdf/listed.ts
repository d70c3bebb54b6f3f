import { formatDate, formatMoney } from '../../src/texts/format'
import type { ListedDocument, ListedKind } from '../data/manyDocuments'
import type { PrintedContract, PrintedDocument } from './document'

/** The document behind an entry of a list: an invoice, a reminder, a letter. Dated by the entry. */
export const listedDocument = (
  kind: ListedKind,
  { number, date, amount }: ListedDocument,
  contract: PrintedContract,
): PrintedDocument => ({
  kind,
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
