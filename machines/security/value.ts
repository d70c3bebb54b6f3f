import type { CodeChannel } from '../oneTimeCode/oneTimeCode.types'
import { checkEmail, emailMeaning, normaliseEmail, warnOfEmail } from '../validation/email'
import { checkPhone, normalisePhone } from '../validation/phone'
import type { Problem } from '../validation/problem'
import { writeKey } from '../writeKey'
import type { SavedSecurity } from './saved'
import type { SecurityContext } from './security.types'

const checkByChannel = { phone: checkPhone, email: checkEmail }
const normaliseByChannel = { phone: normalisePhone, email: normaliseEmail }
const meaningByChannel = { phone: normalisePhone, email: emailMeaning }

type EnteredContact = Pick<SecurityContext, 'channel' | 'value' | 'known'>

/**
 * Returns the problem of a typed phone number or e-mail address that can be found without a call: it is invalid, or it
 * is the present one. Otherwise `null`.
 */
export const checkValue = ({ channel, value, known }: EnteredContact): Problem | null => {
  const presentValue = known?.[channel]
  const isUnchanged = presentValue && meaningByChannel[channel](presentValue) === meaningByChannel[channel](value)
  return checkByChannel[channel](value) ?? (isUnchanged ? { name: 'unchanged' } : null)
}

/**
 * The warning for a valid but unusual e-mail address; `null` if it is not unusual. For a phone number it is always
 * `null`, because its warning is shown while the customer types.
 */
export const warnOfValue = (enteredContact: EnteredContact): Problem | null =>
  enteredContact.channel === 'email' && checkValue(enteredContact) === null ? warnOfEmail(enteredContact.value) : null

/** Normalises a phone number or an e-mail address to the insurer's format. */
export const normaliseValue = (channel: CodeChannel, typed: string): string => normaliseByChannel[channel](typed)

/** A key that distinguishes changes to different values without revealing the value. */
export const changeKeyOf = ({ key, channel, value }: Pick<SavedSecurity, 'key' | 'channel' | 'value'>): string =>
  writeKey(key, [channel, normaliseValue(channel, value)])
