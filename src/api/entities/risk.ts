import * as v from 'valibot'
import { knownOnly, maybe, maybeNumber, maybeText } from './common'

/** What a damage may have happened to. */
export const riskObject = v.picklist(['BUILDING', 'OUTBUILDING', 'ASSET'])

/** A risk that a property contract covers (specification, section 3). */
export const risk = v.object({
  subRiskName: maybeText,
  riskDetail: maybeText,
  damageEventId: maybeNumber,
  damageLocation: maybeText,
  riskObjectEnums: maybe(knownOnly(riskObject)),
})
export type Risk = v.InferOutput<typeof risk>
