import * as v from 'valibot'

/** What a damage may have happened to. */
export const riskObject = v.picklist(['BUILDING', 'OUTBUILDING', 'ASSET'])

/** A risk that a property contract covers (specification, section 3). */
export const risk = v.object({
  subRiskName: v.string(),
  riskDetail: v.string(),
  damageEventId: v.number(),
  damageLocation: v.string(),
  riskObjectEnums: v.array(riskObject),
})
export type Risk = v.InferOutput<typeof risk>
