import { normaliseDigits } from '../answers'
import type { PhoneRequestContext, PhoneRequestInput } from './phoneRequest.types'

/** The reason and the e-mail address of the contract as typed; unknown if it is not the one that signed in. */
export const aboutTyped = ({
  contractNumber,
  signInNumber,
  kind,
  maskedEmail,
}: Pick<PhoneRequestContext, 'contractNumber' | 'signInNumber' | 'kind' | 'maskedEmail'>): Pick<
  PhoneRequestInput,
  'kind' | 'maskedEmail'
> =>
  normaliseDigits(contractNumber) === normaliseDigits(signInNumber)
    ? { kind, maskedEmail }
    : { kind: 'unknown', maskedEmail: null }
