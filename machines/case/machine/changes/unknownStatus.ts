import { knownStatusOf } from '../../../../src/api/entities'
import type { Services } from '../../../services'

/**
 * Reports a case status that the portal does not know. The status itself is not reported, because it may be any text.
 */
export const reportUnknownStatus = (
  { report }: Services,
  subject: string,
  result: { readonly caseStatus: string } | null,
): void => {
  if (result !== null && knownStatusOf(result) === null) {
    report({ kind: 'fault', subject, detail: 'caseStatus is unknown' })
  }
}
