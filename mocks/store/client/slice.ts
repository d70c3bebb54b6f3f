import * as v from 'valibot'
import { isoDate, marketingAction } from '../../../src/api/entities'

/** A change that waits for its codes. */
const pendingChange = v.object({
  value: v.string(),
  attemptsLeft: v.number(),
  /** The channel of so far, masked, where that has to confirm the change. */
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

/** What the insurer remembers of a contract's client beside its header. */
export const clientSlice = v.object({
  pending: v.object({
    email: v.optional(pendingChange),
    phone: v.optional(pendingChange),
    emailCommunication: v.optional(pendingChange),
    bankAccount: v.optional(pendingChange),
  }),
  /** The parts of a person's name, once it was changed: a written name does not say which part is which. */
  personName: v.optional(personName),
  countryCodes: v.object({ permanentAddress: v.string(), mailingAddress: v.string() }),
  /** How premiums are paid, where the header does not say. */
  payment: v.optional(v.object({ paymentTypeId: v.number(), paymentFrequencyId: v.number() })),
  taxNumber: v.optional(v.string()),
  superShopNumber: v.optional(v.string()),
  /** Since when letters go by e-mail. */
  emailSince: v.optional(isoDate),
  marketing: marketingAction,
  /** Since when. */
  marketingSince: v.optional(isoDate),
  /** The campaigns in which the client has taken part. */
  campaigns: v.array(v.string()),
})
