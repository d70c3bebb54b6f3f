import * as v from 'valibot'
import { knownOnly, maybe, maybeMoney, maybeNumber, maybeText } from './common'

/** What a damage may have happened to. */
export const riskObject = v.picklist(['BUILDING', 'OUTBUILDING', 'ASSET'])
export type RiskObject = v.InferOutput<typeof riskObject>

/** A thing that is insured, and up to which sum. */
export const insuredObject = v.object({ type: riskObject, name: maybeText, sum: maybeMoney })
export type InsuredObject = v.InferOutput<typeof insuredObject>

/** A risk that a property contract covers (specification, section 3). */
export const risk = v.object({
  subRiskName: maybeText,
  riskDetail: maybeText,
  damageEventId: maybeNumber,
  damageLocation: maybeText,
  riskObjectEnums: maybe(knownOnly(riskObject)),
})
export type Risk = v.InferOutput<typeof risk>
