import { normaliseContractNumber } from '../answers'
import type { PhoneRequestContext, PhoneRequestInput } from './phoneRequest.types'

/**
 * The reason and the masked e-mail address for the typed contract number. They are known only for the number used at
 * the sign-in; for another number the result is `unknown` and `null`.
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
