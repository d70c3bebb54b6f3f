import type { CallData } from '../../../../src/api/endpoint'
import type { getHeader } from '../../../../src/api/life'
import { email } from '../../../case/definition/fields/email'
import { name } from '../../../case/definition/fields/name'
import { optional } from '../../../case/definition/fields/optional'
import { phone } from '../../../case/definition/fields/phone'

/** Who asks, and where they can be reached: the second page of every claim. */
export const contactFields = () => ({ name: name(), phoneNumber: phone(), email: optional(email()) })

/** The same page, as it is declared. */
export const contactPage = {
  name: 'contact',
  slug: 'elerhetoseg',
  description: 'Ki jelentkezik, és hol érhető el.',
  fields: ['name', 'phoneNumber', 'email'],
} as const

/** What the insurer knows of it already, where it was the contractor who has signed in. */
export const knownContact = ({ contract }: CallData<typeof getHeader>) => ({
  name: contract.clientName,
  phoneNumber: contract.phoneNumber,
  email: contract.email,
})
