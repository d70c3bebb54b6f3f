import * as v from 'valibot'
import type { Contract } from '../state'
import { maskEmail, maskPhone } from './masks'

/** The channel of the second factor at sign-in. */
export type Channel = 'phone' | 'email'

/** The phone number or e-mail address of a contract; `null` if absent. */
export const contactOf = ({ header }: Contract, channel: Channel): string | null =>
  (channel === 'phone' ? header.contract.phoneNumber : header.contract.email) ?? null

/** Sets a contract's phone number or e-mail address, and marks it as no longer missing. */
export const setContact = (contract: Contract, channel: Channel, value: string): void => {
  if (channel === 'phone') contract.header.contract.phoneNumber = value
  else contract.header.contract.email = value
  // A home contract has no `missingPhone` or `missingEmail`.
  if (contract.insuranceType === 'lakas') return
  if (channel === 'phone') contract.header.contract.missingPhone = false
  else contract.header.contract.missingEmail = false
}

/** Functions that mask a value for display, by channel. */
export const maskers = { phone: maskPhone, email: maskEmail } as const

/** Functions that normalise a value, by channel. They return `undefined` if the value is invalid. */
export const normalisers = {
  phone: (input: string): string | undefined => {
    const phone = input.replace(/[\s()/-]/g, '').replace(/^(06|0036)/, '+36')
    return /^\+\d{8,15}$/.test(phone) ? phone : undefined
  },
  email: (input: string): string | undefined => (v.is(v.pipe(v.string(), v.rfcEmail()), input) ? input : undefined),
} as const
