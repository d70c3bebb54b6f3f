import * as v from 'valibot'
import { isoDate, marketingAction } from '../../../src/api/entities'

/** A change that takes effect once the customer has entered its codes. */
const pendingChange = v.object({
  value: v.string(),
  attemptsLeft: v.number(),
  /** The masked phone number or e-mail address that receives a second code; `null` if one code is enough. */
  confirmationSentTo: v.nullable(v.string()),
  isChecked: v.boolean(),
})
export type PendingChange = v.InferOutput<typeof pendingChange>

/** The parts of a person's name. */
export const personName = v.object({
  title: v.optional(v.nullable(v.number())),
  firstName: v.string(),
  lastName: v.string(),
})

/** The insurer's data on a contract's client besides its header. */
export const clientSlice = v.object({
  pending: v.object({
    email: v.optional(pendingChange),
    phone: v.optional(pendingChange),
    emailCommunication: v.optional(pendingChange),
    bankAccount: v.optional(pendingChange),
  }),
  /** The parts of a person's name after a change. They are stored because a full name does not show its parts. */
  personName: v.optional(personName),
  countryCodes: v.object({ permanentAddress: v.string(), mailingAddress: v.string() }),
  /** Payment method and frequency, if the header does not contain them. */
  payment: v.optional(v.object({ paymentTypeId: v.number(), paymentFrequencyId: v.number() })),
  taxNumber: v.optional(v.string()),
  superShopNumber: v.optional(v.string()),
  /** The first day on which letters go by e-mail; absent if the client has not changed to e-mail. */
  emailSince: v.optional(isoDate),
  marketing: marketingAction,
  /** The day on which the client last changed the marketing statement; absent before the first change. */
  marketingSince: v.optional(isoDate),
  /** The campaigns that the client has taken part in. */
  campaigns: v.array(v.string()),
})
