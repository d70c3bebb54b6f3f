import type { CodeChannel } from '../oneTimeCode/oneTimeCode.types'
import { checkEmail, normaliseEmail } from '../validation/email'
import { checkPhone, normalisePhone } from '../validation/phone'
import type { Problem } from '../validation/problem'
import { writeKey } from '../writeKey'
import type { SavedSecurity } from './saved'

const checks = { phone: checkPhone, email: checkEmail }
const normalise = { phone: normalisePhone, email: normaliseEmail }

/** What is wrong with a typed phone number or e-mail address, without asking the insurer. */
export const checkValue = (channel: CodeChannel, typed: string): Problem | null => checks[channel](typed)

/** A phone number or an e-mail address as the insurer takes it. */
export const normaliseValue = (channel: CodeChannel, typed: string): string => normalise[channel](typed)

/** What a change is told apart by from that of another value; it does not say the value. */
export const writtenOf = ({ key, channel, value }: Pick<SavedSecurity, 'key' | 'channel' | 'value'>): string =>
  writeKey(key, [channel, normaliseValue(channel, value)])
