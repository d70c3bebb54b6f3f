import type { CallData } from '../../../../src/api/endpoint'
import type { getHeader } from '../../../../src/api/life'
import { email } from '../../../case/definition/fields/email'
import { name } from '../../../case/definition/fields/name'
import { optional } from '../../../case/definition/fields/optional'
import { phone } from '../../../case/definition/fields/phone'

/** Fields of the claimant's contact: the second page of every claim. */
export const contactFields = () => ({ name: name(), phoneNumber: phone(), email: optional(email()) })

/** The page of the claimant's contact fields. */
export const contactPage = {
  name: 'contact',
  slug: 'elerhetoseg',
  description: 'Ki jelentkezik, és hol érhető el.',
  fields: ['name', 'phoneNumber', 'email'],
} as const

/** Returns the contact data that the insurer knows. Only the contractor's header contains them. */
export const knownContact = ({ contract }: CallData<typeof getHeader>) => ({
  name: contract.clientName,
  phoneNumber: contract.phoneNumber,
  email: contract.email,
})
