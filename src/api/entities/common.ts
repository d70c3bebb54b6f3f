import * as v from 'valibot'

/** Currencies as the API names them; FT is another word for HUF (specification, section 9). */
export const currency = v.picklist(['HUF', 'FT', 'EUR', 'CHF'])

/** Money as the API sends it (specification, section 3). */
export const money = v.object({ value: v.number(), currency })
export type Money = v.InferOutput<typeof money>

/** A day as `yyyy-MM-dd` (specification, section 5). */
export const isoDate = v.pipe(v.string(), v.isoDate())

/** A text that may be missing: the sample data leave fields out and send them as null. */
export const maybeText = v.optional(v.nullable(v.string()))

/** A day that may be missing. */
export const maybeDate = v.optional(v.nullable(isoDate))

/** A whole percentage. */
export const percentage = v.pipe(v.number(), v.minValue(0), v.maxValue(100))

/** A postal address (specification, section 3). */
export const address = v.object({
  zipCode: v.string(),
  city: v.string(),
  streetAddress: v.string(),
  buildingNo: v.optional(v.string()),
})
