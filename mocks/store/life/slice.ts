import * as v from 'valibot'
import { beneficiaries, isoDate, personalDocument, serviceClaims } from '../../../src/api/entities'

/** A claim for a service, with the data that the insurer's decision depends on. */
const serviceRequest = v.object({
  kind: v.picklist(serviceClaims),
  udcContractId: v.optional(v.string()),
  amount: v.optional(v.number()),
  eventDate: v.optional(isoDate),
  /** The customer's bank account for the payment. */
  bankAccount: v.optional(v.string()),
})
export type ServiceRequest = v.InferOutput<typeof serviceRequest>

/** A change that a case makes once it has succeeded. */
const effect = v.variant('kind', [
  v.object({ kind: v.literal('beneficiaries'), beneficiaries }),
  v.object({ kind: v.literal('documents'), personalDocuments: v.array(personalDocument) }),
  v.object({ kind: v.literal('suspension'), date: isoDate, until: isoDate }),
  v.object({ kind: v.literal('exemption'), date: isoDate }),
  v.object({ kind: v.literal('index'), date: isoDate, percentage: v.number() }),
  v.object({ kind: v.literal('termination'), date: isoDate }),
  v.object({ kind: v.literal('claim'), claim: serviceRequest }),
  v.object({ kind: v.literal('modification') }),
])
export type Effect = v.InferOutput<typeof effect>

/** The insurer's data on a life contract, except for its accounts. */
export const lifeSlice = v.object({
  /** Tax relief used in `year`, in forints. `year` is `null` for the year when the store began. */
  usedRelief: v.object({ year: v.nullable(v.string()), amount: v.number() }),
  personalDocuments: v.array(personalDocument),
  beneficiaries,
  /** The menu before the contract ended, which a reactivation restores; `null` if the contract is in force. */
  menuBefore: v.nullable(v.array(v.string())),
  /** Factor by which the insured sums have grown; left out if they have not grown. */
  sumsRaised: v.optional(v.number()),
  /** The first day after a premium suspension, current or past. */
  suspendedUntil: v.optional(isoDate),
  /** The future day on which an ended contract comes into force again. */
  reactivation: v.optional(isoDate),
  /** Advance that was paid, in forints. It is deducted from the final payment. */
  advanced: v.optional(v.number()),
  /** Effects that apply once their case has succeeded. */
  waiting: v.array(v.object({ caseId: v.string(), effect })),
})
export type LifeMemory = v.InferOutput<typeof lifeSlice>
