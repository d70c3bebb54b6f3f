import { way, waysEntry } from '../caseEntry'
import { mailingAddress } from './mailingAddress.case'
import { permanentAddress } from './permanentAddress.case'

/** A change of one of the customer's addresses. */
export const addressEntry = waysEntry('address', 'data', [
  way('permanent', permanentAddress),
  way('mailing', mailingAddress),
])
