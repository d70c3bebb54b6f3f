import * as v from 'valibot'
import type { Schema } from '../endpoint'
import { typedLine, typedName, typedShort } from '../typed'

/** Currencies as the API names them; FT is another word for HUF (specification, section 9). */
export const currency = v.picklist(['HUF', 'FT', 'EUR', 'CHF'])

/** A number that can be counted with: JSON may say 1e400, which is read as endless. */
export const finite = v.pipe(v.number(), v.finite())

/** Money as the API sends it (specification, section 3). */
export const money = v.object({ value: finite, currency })
export type Money = v.InferOutput<typeof money>

/** A day as `yyyy-MM-dd` (specification, section 5). */
export const isoDate = v.pipe(v.string(), v.isoDate())

/**
 * What an insurer may leave out of an answer, or send as null: it is unknown then, and what is unknown is not shown.
 * Required is only what the portal cannot work without.
 */
// @__NO_SIDE_EFFECTS__
export const maybe = <const S extends Schema>(schema: S) => v.optional(v.nullable(schema))

/** The same of what the specification does not show. */
// @__NO_SIDE_EFFECTS__
export const assumed = <const S extends Schema>(schema: S) =>
  maybe(v.pipe(schema, v.metadata({ 'x-source': 'assumed' })))

/** The same where a value in another form than promised is unknown, too. */
// @__NO_SIDE_EFFECTS__
export const maybeKnown = <const S extends Schema>(schema: S) => v.fallback(maybe(schema), undefined)

/** The same of what the specification does not show. */
// @__NO_SIDE_EFFECTS__
export const assumedKnown = <const S extends Schema>(schema: S) => v.fallback(assumed(schema), undefined)

/** A list without the entries that the portal does not know: the others still count. */
// @__NO_SIDE_EFFECTS__
export const knownOnly = <const S extends Schema>(schema: S) =>
  v.pipe(
    v.array(v.fallback(v.nullable(schema), null)),
    v.transform((list) => list.filter((entry) => entry !== null)),
  )

export const maybeText = maybe(v.string())
export const maybeDate = maybeKnown(isoDate)
export const maybeFlag = maybe(v.boolean())
export const maybeNumber = maybe(finite)
export const maybeMoney = maybeKnown(money)

/** Of several premiums: of how much each is, and until when that can be paid. */
export const deadlines = maybeKnown(v.array(v.object({ amount: money, deadline: isoDate })))

/**
 * Of what a debt is: when the oldest of it fell due, until when it can be paid without losing the cover (the end of the days
 * of grace), and for which period it is. The specification shows a sum alone.
 */
export const debtDays = assumedKnown(
  v.object({
    dueDate: maybeDate,
    deadline: maybeDate,
    periodStartDate: maybeDate,
    periodEndDate: maybeDate,
    /** Where it is of several premiums. */
    parts: deadlines,
  }),
)

export type DebtDays = NonNullable<v.InferOutput<typeof debtDays>>

/** A whole percentage. */
export const percentage = v.pipe(v.number(), v.minValue(0), v.maxValue(100))

/** A postal address as a customer gives it (specification, section 3). */
export const address = v.object({
  zipCode: typedShort,
  city: typedName,
  streetAddress: typedLine,
  buildingNo: v.optional(typedShort),
})

/** A postal address as the insurer knows it. */
export const knownAddress = v.object({
  zipCode: maybeText,
  city: maybeText,
  streetAddress: maybeText,
  buildingNo: maybeText,
})
export type KnownAddress = v.InferOutput<typeof knownAddress>
