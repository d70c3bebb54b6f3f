import * as v from 'valibot'
import { knownAddress, type Money, money } from '../../../src/api/entities'

/** A limited allowance: the amount already used, the amount that the case's answers add, and the remainder. */
const allowance = v.object({
  used: money,
  added: money,
  left: money,
  /** Text key of an explanation, with its values. */
  note: v.object({ name: v.string(), values: v.exactOptional(v.record(v.string(), money)) }),
})
export type Allowance = v.InferOutput<typeof allowance>

/** A deadline within a period; dates are `yyyy-MM-dd`. */
const deadline = v.object({
  until: v.string(),
  /**
   * `from`: first day of the current period. `next`: first day of the next period, which is the anniversary if `isYear`
   * is `true`.
   */
  from: v.string(),
  next: v.string(),
  isYear: v.boolean(),
})
export type Deadline = v.InferOutput<typeof deadline>

/** A bar in a comparison of amounts. Its length is relative to the largest amount (`most`); `isNew` highlights it. */
const comparedAmount = v.object({ amount: money, most: money, isNew: v.boolean() })
export type ComparedAmount = v.InferOutput<typeof comparedAmount>

/** Exchange rate: forints per unit of the currency. */
const rate = v.object({ currency: v.picklist(['EUR', 'CHF']), forints: v.number() })
export type Rate = Readonly<v.InferOutput<typeof rate>>

const commonEntries = {
  name: v.string(),
  /** `true` for a secondary detail, e.g. a part of a total. Above a form, the screen hides it behind a button. */
  isPart: v.exactOptional(v.literal(true)),
}

/** A displayed fact: a text key and a value. The screen formats or draws the value by `kind`. */
export const detail = v.variant('kind', [
  v.object({ ...commonEntries, kind: v.picklist(['plate', 'date', 'phone', 'text']), value: v.string() }),
  /** Shown if the customer has answered "I do not know exactly". */
  v.object({ ...commonEntries, kind: v.literal('unknown'), value: v.null() }),
  v.object({ ...commonEntries, kind: v.literal('lines'), value: v.pipe(v.array(v.string()), v.readonly()) }),
  /** Some options of a field. The screen shows the texts of these options. */
  v.object({
    ...commonEntries,
    kind: v.literal('options'),
    value: v.object({ field: v.string(), options: v.pipe(v.array(v.string()), v.readonly()) }),
  }),
  v.object({ ...commonEntries, kind: v.literal('money'), value: money }),
  /** An amount before the case (`before`) and after it (`now`); the two may be equal. */
  v.object({ ...commonEntries, kind: v.literal('change'), value: v.object({ before: money, now: money }) }),
  /** Several labelled amounts, each before and after the case. */
  v.object({
    ...commonEntries,
    kind: v.literal('changes'),
    value: v.pipe(v.array(v.object({ label: v.string(), before: money, now: money })), v.readonly()),
  }),
  v.object({ ...commonEntries, kind: v.literal('address'), value: knownAddress }),
  v.object({ ...commonEntries, kind: v.literal('allowance'), value: allowance }),
  v.object({ ...commonEntries, kind: v.literal('deadline'), value: deadline }),
  v.object({ ...commonEntries, kind: v.literal('compared'), value: comparedAmount }),
  v.object({ ...commonEntries, kind: v.literal('rates'), value: v.pipe(v.array(rate), v.readonly()) }),
  /**
   * A bonus-malus grade. The screen draws the scale of all grades and marks this grade; an unknown grade is shown as
   * text.
   */
  v.object({ ...commonEntries, kind: v.literal('grade'), value: v.string() }),
])
export type Detail = Readonly<v.InferOutput<typeof detail>>

/** Sets `isPart` of details, so that the screen can collapse them. */
export const asSecondaryDetails = (details: readonly Detail[]): readonly Detail[] =>
  details.map((each) => ({ ...each, isPart: true }))

/** Returns a list with one detail; empty if the insurer does not report the value. */
export const knownDetail = (
  name: string,
  kind: Extract<Detail, { value: string }>['kind'],
  value: string | null | undefined,
): readonly Detail[] => (value ? [{ name, kind, value }] : [])

/** Returns a list with one detail, an amount; empty if the insurer does not report it. */
export const knownMoneyDetail = (name: string, value: Money | null | undefined): readonly Detail[] =>
  value ? [{ name, kind: 'money', value }] : []
