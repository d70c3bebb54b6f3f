import { knownStatusOf } from '../../../../src/api/entities'
import type { Services } from '../../../services'

/** Tells the operator of a case's status that the portal does not know; never the status itself, which may be any text. */
export const reportUnknownStatus = (
  { report }: Services,
  subject: string,
  result: { readonly caseStatus: string } | null,
): void => {
  if (result !== null && knownStatusOf(result) === null) {
    report({ kind: 'fault', subject, detail: 'caseStatus is unknown' })
  }
}
