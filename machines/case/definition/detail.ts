import * as v from 'valibot'
import { knownAddress, type Money, money } from '../../../src/api/entities'

/** How much of what can be used up was used already, how much more these answers use, and what is left then. */
const allowance = v.object({
  used: money,
  added: money,
  left: money,
  /** What that means, by text key. */
  note: v.object({ name: v.string(), values: v.exactOptional(v.record(v.string(), money)) }),
})
export type Allowance = v.InferOutput<typeof allowance>

/** A day until which something has to be there, in the period that it is of; all `yyyy-MM-dd`. */
const deadline = v.object({
  until: v.string(),
  /** The period begins, and the next one does: the anniversary, where it is a year. */
  from: v.string(),
  next: v.string(),
  isYear: v.boolean(),
})
export type Deadline = v.InferOutput<typeof deadline>

/** An amount beside others, drawn as long as it is of the largest; the new one is told apart. */
const compared = v.object({ amount: money, most: money, isNew: v.boolean() })
export type Compared = v.InferOutput<typeof compared>

/** How many forints one of another currency is. */
const rate = v.object({ currency: v.picklist(['EUR', 'CHF']), forints: v.number() })
export type Rate = Readonly<v.InferOutput<typeof rate>>

const told = {
  name: v.string(),
  /** A part of what else is told, or less wanted: folded away where questions stand below. */
  isPart: v.exactOptional(v.literal(true)),
}

/** One line that is told, or several: its text key, and a value that the screen formats, or draws, by its kind. */
export const detail = v.variant('kind', [
  v.object({ ...told, kind: v.picklist(['plate', 'date', 'phone', 'text']), value: v.string() }),
  /** What was asked, and is not known exactly. */
  v.object({ ...told, kind: v.literal('unknown'), value: v.null() }),
  v.object({ ...told, kind: v.literal('lines'), value: v.pipe(v.array(v.string()), v.readonly()) }),
  /** Some of what a field offers, in the field's words. */
  v.object({
    ...told,
    kind: v.literal('options'),
    value: v.object({ field: v.string(), options: v.pipe(v.array(v.string()), v.readonly()) }),
  }),
  v.object({ ...told, kind: v.literal('money'), value: money }),
  /** An amount that becomes another, or stays. */
  v.object({ ...told, kind: v.literal('change'), value: v.object({ before: money, now: money }) }),
  /** Amounts that change, each by what it is called. */
  v.object({
    ...told,
    kind: v.literal('changes'),
    value: v.pipe(v.array(v.object({ label: v.string(), before: money, now: money })), v.readonly()),
  }),
  v.object({ ...told, kind: v.literal('address'), value: knownAddress }),
  v.object({ ...told, kind: v.literal('allowance'), value: allowance }),
  v.object({ ...told, kind: v.literal('deadline'), value: deadline }),
  v.object({ ...told, kind: v.literal('compared'), value: compared }),
  v.object({ ...told, kind: v.literal('rates'), value: v.pipe(v.array(rate), v.readonly()) }),
  /** A bonus-malus grade, which is shown on its ladder where it is one of it. */
  v.object({ ...told, kind: v.literal('grade'), value: v.string() }),
])
export type Detail = Readonly<v.InferOutput<typeof detail>>

/** The same details, as parts of what else is told. */
export const asParts = (details: readonly Detail[]): readonly Detail[] =>
  details.map((each) => ({ ...each, isPart: true }))

/** A fact that the insurer may leave out: nothing is told of what is unknown. */
export const knownDetail = (
  name: string,
  kind: Extract<Detail, { value: string }>['kind'],
  value: string | null | undefined,
): readonly Detail[] => (value ? [{ name, kind, value }] : [])

/** The same of an amount. */
export const knownMoney = (name: string, value: Money | null | undefined): readonly Detail[] =>
  value ? [{ name, kind: 'money', value }] : []
