import { variant, variantsEntry } from '../caseEntry'
import { mailingAddress } from './mailingAddress.case'
import { permanentAddress } from './permanentAddress.case'

/** Entry for a change of the permanent or mailing address. */
export const addressEntry = variantsEntry('address', 'data', [
  variant('permanent', permanentAddress),
  variant('mailing', mailingAddress),
])
