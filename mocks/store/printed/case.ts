import { formatDate } from '../../../src/texts/format'
import type { PrintedDocument } from '../../pdf/document'
import { caseOf } from '../cases/cases'
import type { Contract } from '../state'
import { printedContract } from './printed'

/** A case's document: the one to sign until it is signed, then the confirmation. `undefined` without such a case. */
export const printedCase = (contract: Contract, caseId: string): PrintedDocument | undefined => {
  const keptCase = caseOf(contract, caseId)
  if (keptCase === undefined) return undefined
  const isToBeSigned = keptCase.caseStatus === 'DIGITAL_SIGNATURE_NEEDED' && keptCase.doneAt === null
  return {
    kind: isToBeSigned ? 'to-be-signed' : 'confirmation',
    documentNumber: caseId,
    createdAt: keptCase.submittedAt,
    contract: printedContract(contract),
    details: [
      { label: 'Ügy', value: keptCase.name },
      { label: 'Benyújtás napja', value: formatDate(keptCase.startDate) },
      ...keptCase.details.map(([label, value]) => ({ label, value })),
    ],
    ...(isToBeSigned && { blanks: ['Kelt', 'Aláírás'] }),
  }
}
