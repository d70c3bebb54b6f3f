import { variant, variantsEntry } from '../caseEntry'
import { mailingAddress } from './mailingAddress.case'
import { permanentAddress } from './permanentAddress.case'

/** A change of one of the customer's addresses. */
export const addressEntry = variantsEntry('address', 'data', [
  variant('permanent', permanentAddress),
  variant('mailing', mailingAddress),
])
