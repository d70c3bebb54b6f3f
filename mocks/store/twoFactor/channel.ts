import * as v from 'valibot'
import type { Contract } from '../state'
import { maskEmail, maskPhone } from './masks'

/** What signs a customer in besides the contract number. */
export type Channel = 'phone' | 'email'

/** The phone number or e-mail address of a contract; null where it has none. */
export const known = ({ header }: Contract, channel: Channel): string | null =>
  (channel === 'phone' ? header.contract.phoneNumber : header.contract.email) ?? null

/** Puts a new one into the contract, where it is no longer missing. */
export const take = (contract: Contract, channel: Channel, value: string): void => {
  if (channel === 'phone') contract.header.contract.phoneNumber = value
  else contract.header.contract.email = value
  // A property contract does not say what is missing.
  if (contract.insuranceType === 'lakas') return
  if (channel === 'phone') contract.header.contract.missingPhone = false
  else contract.header.contract.missingEmail = false
}

/** As customers are shown them. */
export const masked = { phone: maskPhone, email: maskEmail } as const

/** As the insurer writes them; `undefined` for what is neither. */
export const written = {
  phone: (given: string): string | undefined => {
    const phone = given.replace(/[\s()/-]/g, '').replace(/^(06|0036)/, '+36')
    return /^\+\d{8,15}$/.test(phone) ? phone : undefined
  },
  email: (given: string): string | undefined => (v.is(v.pipe(v.string(), v.rfcEmail()), given) ? given : undefined),
} as const
