import * as v from 'valibot'
import { beneficiaries, isoDate, personalDocument } from '../../../src/api/entities'

/** What a case brings about when it has succeeded. */
const effect = v.variant('kind', [
  v.object({ kind: v.literal('beneficiaries'), beneficiaries }),
  v.object({ kind: v.literal('documents'), personalDocuments: v.array(personalDocument) }),
  v.object({ kind: v.literal('suspension'), until: isoDate }),
  v.object({ kind: v.literal('exemption') }),
  v.object({ kind: v.literal('termination'), date: isoDate }),
])
export type Effect = v.InferOutput<typeof effect>

/** What a life contract remembers besides its accounts. Stands apart, since the world's state is made of it. */
export const lifeSlice = v.object({
  /** Forints of this year's tax relief. */
  usedRelief: v.number(),
  personalDocuments: v.array(personalDocument),
  beneficiaries,
  /** The menu of a contract that has ended, for when it is reactivated. */
  menuBefore: v.nullable(v.array(v.string())),
  /** Effects that wait for their case. */
  waiting: v.array(v.object({ caseId: v.string(), effect })),
})
export type LifeMemory = v.InferOutput<typeof lifeSlice>
