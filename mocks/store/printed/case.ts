import { formatDate } from '../../../src/texts/format'
import type { PrintedDocument } from '../../pdf/document'
import { caseOf } from '../cases/cases'
import type { Contract } from '../state'
import { printedContract } from './printed'

/** A case's document: the one to sign until it is signed, then the confirmation. `undefined` without such a case. */
export const printedCase = (contract: Contract, caseId: string): PrintedDocument | undefined => {
  const kept = caseOf(contract, caseId)
  if (kept === undefined) return undefined
  const isToBeSigned = kept.caseStatus === 'DIGITAL_SIGNATURE_NEEDED' && kept.doneAt === null
  return {
    kind: isToBeSigned ? 'to-be-signed' : 'confirmation',
    documentNumber: caseId,
    createdAt: kept.submittedAt,
    contract: printedContract(contract),
    details: [
      { label: 'Ügy', value: kept.name },
      { label: 'Benyújtás napja', value: formatDate(kept.startDate) },
      ...kept.details.map(([label, value]) => ({ label, value })),
    ],
    ...(isToBeSigned && { blanks: ['Kelt', 'Aláírás'] }),
  }
}
