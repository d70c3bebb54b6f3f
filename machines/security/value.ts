import type { CodeChannel } from '../oneTimeCode/oneTimeCode.types'
import { checkEmail, normaliseEmail } from '../validation/email'
import { normalisePhone } from '../validation/phone'
import type { ValueError } from './security.types'

const normalise = {
  phone: normalisePhone,
  email: (typed: string): string | null => (checkEmail(typed) === null ? normaliseEmail(typed) : null),
} as const

/** A phone number or an e-mail address as the insurer takes it; empty where it is none. */
export const normaliseValue = (channel: CodeChannel, typed: string): string => normalise[channel](typed) ?? ''

/** What is wrong with a typed value, without asking the insurer. */
export const checkValue = (channel: CodeChannel, typed: string): ValueError | null => {
  if (typed.trim() === '') return { name: 'missing' }
  return normaliseValue(channel, typed) === '' ? { name: 'malformed' } : null
}
