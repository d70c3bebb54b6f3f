import type { SavedLogin } from '../saved'
import type { PhoneRequestInput } from './phoneRequest.types'

/** The data of a sign-in for a phone request. If codes are sent to a phone, its number is known. */
export const askedBy = ({ contractNumber, started }: SavedLogin): PhoneRequestInput => {
  const isKnown = started?.slaType === 'SMS_OTP' || Boolean(started?.maskedPhoneNumber)
  const kind = isKnown ? 'notAuthenticatedWithPhone' : 'addNumber'
  return { kind: started === null ? 'unknown' : kind, contractNumber, maskedEmail: started?.maskedEmail ?? null }
}
