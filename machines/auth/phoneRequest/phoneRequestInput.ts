import type { SavedLogin } from '../saved'
import type { PhoneRequestInput } from './phoneRequest.types'

/** Builds the input from a sign-in. A phone number is known if the sign-in sends SMS codes or returned a masked one. */
export const phoneRequestInputOf = ({ contractNumber, started }: SavedLogin): PhoneRequestInput => {
  const isNumberKnown = started?.slaType === 'SMS_OTP' || Boolean(started?.maskedPhoneNumber)
  const kind = isNumberKnown ? 'notAuthenticatedWithPhone' : 'addNumber'
  return { kind: started === null ? 'unknown' : kind, contractNumber, maskedEmail: started?.maskedEmail ?? null }
}
