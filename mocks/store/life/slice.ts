import * as v from 'valibot'
import { beneficiaries, isoDate, personalDocument, serviceClaims } from '../../../src/api/entities'

/** A service that was asked for, as far as it is decided by. */
const keptClaim = v.object({
  kind: v.picklist(serviceClaims),
  udcContractId: v.optional(v.string()),
  amount: v.optional(v.number()),
  eventDate: v.optional(isoDate),
  /** Where the customer wants the money. */
  bankAccount: v.optional(v.string()),
})
export type AskedService = v.InferOutput<typeof keptClaim>

/** What a case brings about when it has succeeded. */
const effect = v.variant('kind', [
  v.object({ kind: v.literal('beneficiaries'), beneficiaries }),
  v.object({ kind: v.literal('documents'), personalDocuments: v.array(personalDocument) }),
  v.object({ kind: v.literal('suspension'), date: isoDate, until: isoDate }),
  v.object({ kind: v.literal('exemption'), date: isoDate }),
  v.object({ kind: v.literal('index'), date: isoDate, percentage: v.number() }),
  v.object({ kind: v.literal('termination'), date: isoDate }),
  v.object({ kind: v.literal('claim'), claim: keptClaim }),
  v.object({ kind: v.literal('modification') }),
])
export type Effect = v.InferOutput<typeof effect>

/** What a life contract remembers besides its accounts. Stands apart, since the store's state is made of it. */
export const lifeSlice = v.object({
  /** Forints of a year's tax relief; no year is the one in which the store began. */
  usedRelief: v.object({ year: v.nullable(v.string()), amount: v.number() }),
  personalDocuments: v.array(personalDocument),
  beneficiaries,
  /** The menu of a contract that has ended, for when it is reactivated. */
  menuBefore: v.nullable(v.array(v.string())),
  /** How many times as much as at the beginning is insured; as much where it is left out. */
  sumsRaised: v.optional(v.number()),
  /** Until which day premiums are suspended, or were. */
  suspendedUntil: v.optional(isoDate),
  /** The day to come on which a contract that has ended runs again. */
  reactivation: v.optional(isoDate),
  /** Forints that were paid in advance: they come off what is paid in the end. */
  advanced: v.optional(v.number()),
  /** Effects that wait for their case. */
  waiting: v.array(v.object({ caseId: v.string(), effect })),
})
export type LifeMemory = v.InferOutput<typeof lifeSlice>
