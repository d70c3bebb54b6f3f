import { normaliseDigits } from '../answers'
import type { PhoneRequestContext, PhoneRequestInput } from './phoneRequest.types'

/**
 * The reason and the masked e-mail address for the typed contract number. Both are unknown if it is not the number that
 * the sign-in began with.
 */
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
