import type { CodeChannel } from '../oneTimeCode/oneTimeCode.types'
import { checkEmail, emailMeaning, normaliseEmail, warnOfEmail } from '../validation/email'
import { checkPhone, normalisePhone } from '../validation/phone'
import type { Problem } from '../validation/problem'
import { writeKey } from '../writeKey'
import type { SavedSecurity } from './saved'
import type { SecurityContext } from './security.types'

const checks = { phone: checkPhone, email: checkEmail }
const normalise = { phone: normalisePhone, email: normaliseEmail }
const meaning = { phone: normalisePhone, email: emailMeaning }

type Entered = Pick<SecurityContext, 'channel' | 'value' | 'known'>

/** Checks a typed phone number or e-mail address without a call; `null` if valid and not the present one. */
export const checkValue = ({ channel, value, known }: Entered): Problem | null => {
  const set = known?.[channel]
  const isSet = set && meaning[channel](set) === meaning[channel](value)
  return checks[channel](value) ?? (isSet ? { name: 'unchanged' } : null)
}

/** The warning of a valid e-mail address. A phone number's warning is shown while it is typed. */
export const warnOfValue = (entered: Entered): Problem | null =>
  entered.channel === 'email' && checkValue(entered) === null ? warnOfEmail(entered.value) : null

/** Normalises a phone number or an e-mail address to the insurer's format. */
export const normaliseValue = (channel: CodeChannel, typed: string): string => normalise[channel](typed)

/** A key that distinguishes changes to different values without revealing the value. */
export const writeKeyOf = ({ key, channel, value }: Pick<SavedSecurity, 'key' | 'channel' | 'value'>): string =>
  writeKey(key, [channel, normaliseValue(channel, value)])
