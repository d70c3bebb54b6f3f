import { normaliseContractNumber } from '../answers'
import type { PhoneRequestContext, PhoneRequestInput } from './phoneRequest.types'

/**
 * Returns the reason and the masked e-mail address for the typed contract number. They are known only if this number
 * was used at the sign-in; otherwise the result is `unknown` and `null`.
 */
export const factsOfTypedNumber = ({
  contractNumber,
  signInNumber,
  kind,
  maskedEmail,
}: Pick<PhoneRequestContext, 'contractNumber' | 'signInNumber' | 'kind' | 'maskedEmail'>): Pick<
  PhoneRequestInput,
  'kind' | 'maskedEmail'
> =>
  normaliseContractNumber(contractNumber) === normaliseContractNumber(signInNumber)
    ? { kind, maskedEmail }
    : { kind: 'unknown', maskedEmail: null }
