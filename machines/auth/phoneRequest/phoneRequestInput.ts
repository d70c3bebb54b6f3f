import type { SavedLogin } from '../saved'
import type { PhoneRequestInput } from './phoneRequest.types'

/**
 * Builds the input from a sign-in. The insurer has a phone number if the sign-in sends SMS codes or returned a masked
 * number.
 */
export const phoneRequestInputOf = ({ contractNumber, started }: SavedLogin): PhoneRequestInput => {
  const isNumberKnown = started?.slaType === 'SMS_OTP' || Boolean(started?.maskedPhoneNumber)
  const kind = isNumberKnown ? 'notAuthenticatedWithPhone' : 'addNumber'
  return { kind: started === null ? 'unknown' : kind, contractNumber, maskedEmail: started?.maskedEmail ?? null }
}
