import * as v from 'valibot'
import type { Schema } from '../endpoint'
import { typedLine, typedName, typedShort } from '../typed'

/** Currencies as the API names them; FT is another code for HUF (specification, section 9). */
export const currency = v.picklist(['HUF', 'FT', 'EUR', 'CHF'])

/** A finite number. JSON may contain 1e400, which is parsed as Infinity. */
export const finite = v.pipe(v.number(), v.finite())

/** Money as the API sends it (specification, section 3). */
export const money = v.object({ value: finite, currency })
export type Money = v.InferOutput<typeof money>

/** A day as `yyyy-MM-dd` (specification, section 5). */
export const isoDate = v.pipe(v.string(), v.isoDate())

/**
 * A value that the insurer may omit or send as `null`. The portal then hides it. Only values without which the portal
 * cannot work are required.
 */
// @__NO_SIDE_EFFECTS__
export const maybe = <const S extends Schema>(schema: S) => v.optional(v.nullable(schema))

/** As `maybe`, marked as assumed in the OpenAPI document: the specification does not show the value. */
// @__NO_SIDE_EFFECTS__
export const assumed = <const S extends Schema>(schema: S) =>
  maybe(v.pipe(schema, v.metadata({ 'x-source': 'assumed' })))

/** As `maybe`, but a malformed value also counts as unknown. */
// @__NO_SIDE_EFFECTS__
export const maybeKnown = <const S extends Schema>(schema: S) => v.fallback(maybe(schema), undefined)

/** As `maybeKnown`, marked as assumed. */
// @__NO_SIDE_EFFECTS__
export const assumedKnown = <const S extends Schema>(schema: S) => v.fallback(assumed(schema), undefined)

/** A list schema with `null` for each entry that the portal cannot parse. */
// @__NO_SIDE_EFFECTS__
export const partlyParsableListOf = <const S extends Schema>(schema: S) => v.array(v.fallback(v.nullable(schema), null))

/** A list schema that drops the entries that the portal cannot parse. */
// @__NO_SIDE_EFFECTS__
export const parsableListOf = <const S extends Schema>(schema: S) =>
  v.pipe(
    partlyParsableListOf(schema),
    v.transform((list) => list.filter((entry) => entry !== null)),
  )

export const maybeText = maybe(v.string())
/** A name that the insurer should send; '' if it does not. The portal then shows a general word (`withNames`). */
export const maybeName = v.fallback(v.string(), '')
export const maybeDate = maybeKnown(isoDate)
export const maybeFlag = maybe(v.boolean())
export const maybeNumber = maybe(finite)
export const maybeMoney = maybeKnown(money)

/** Amount and payment deadline of each of several premiums. */
export const deadlines = maybeKnown(v.array(v.object({ amount: money, deadline: isoDate })))

/**
 * The dates of a debt (assumed: the specification shows only an amount). `dueDate` is the due date of its oldest
 * premium. `deadline` is the last day to pay without losing the cover. `periodStartDate` and `periodEndDate` are the
 * first and last day that the debt covers.
 */
export const debtDays = assumedKnown(
  v.object({
    dueDate: maybeDate,
    deadline: maybeDate,
    periodStartDate: maybeDate,
    periodEndDate: maybeDate,
    /** Amount and deadline of each premium of the debt, if there are several. */
    parts: deadlines,
  }),
)

export type DebtDays = NonNullable<v.InferOutput<typeof debtDays>>

/** A percentage from 0 to 100. */
export const percentage = v.pipe(v.number(), v.minValue(0), v.maxValue(100))

/** A postal address as a customer enters it (specification, section 3). */
export const address = v.object({
  zipCode: typedShort,
  city: typedName,
  streetAddress: typedLine,
  buildingNo: v.optional(typedShort),
})

/** A postal address at the insurer. */
export const knownAddress = v.object({
  zipCode: maybeText,
  city: maybeText,
  streetAddress: maybeText,
  buildingNo: maybeText,
})
export type KnownAddress = v.InferOutput<typeof knownAddress>
