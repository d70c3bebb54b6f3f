import { formatDate } from '../../../src/texts/format'
import type { PrintedDocument } from '../../pdf/document'
import { caseOf } from '../cases/cases'
import type { Contract } from '../state'
import { printedContract } from './printed'

/**
 * The document of a case. Before the signature, it is the document to sign; afterwards, the confirmation. `undefined`
 * if the case does not exist.
 */
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
