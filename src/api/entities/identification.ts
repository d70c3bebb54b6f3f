import * as v from 'valibot'
import { maybeText } from './common'

/**
 * An identification and its progress (specification, section 3). The customer is identified on the page
 * `identificationURL`.
 */
export const identification = v.object({
  status: v.picklist(['CREATION_SUCCESS', 'IN_PROGRESS', 'VERIFIED']),
  identificationURL: maybeText,
  caseId: maybeText,
})
