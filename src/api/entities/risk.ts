import * as v from 'valibot'
import { maybe, maybeMoney, maybeNumber, maybeText, partlyParsableListOf } from './common'

/** The types of property that can be damaged. */
export const riskObject = v.picklist(['BUILDING', 'OUTBUILDING', 'ASSET'])
export type RiskObject = v.InferOutput<typeof riskObject>

/** An insured thing and its sum insured. */
export const insuredObject = v.object({ type: riskObject, name: maybeText, sum: maybeMoney })
export type InsuredObject = v.InferOutput<typeof insuredObject>

/** A risk that a home contract covers (specification, section 3). */
export const risk = v.object({
  subRiskName: maybeText,
  riskDetail: maybeText,
  damageEventId: maybeNumber,
  damageLocation: maybeText,
  /** The types of property that the risk covers; `null` for each that the portal does not know. */
  riskObjectEnums: maybe(partlyParsableListOf(riskObject)),
})
export type Risk = v.InferOutput<typeof risk>
