import { unitsOfOne } from '../../../machines/payment/smallestUnit'
import type { Money } from '../../api/entities'

/** A part of a whole: a fund's share of an account. */
export interface Part {
  readonly id: string
  readonly name: string
  readonly percentage: number
}

/** A part with its number: the same thing has the same one, and its colour, in every picture of a screen. */
export interface NumberedPart extends Part {
  readonly number: number
}

/** The parts of several wholes, the largest first, each with the number of its place among all of them. */
export const numbered = <P extends Part>(...wholes: readonly (readonly P[])[]) => {
  const sorted = wholes.map((parts) => parts.toSorted((one, other) => other.percentage - one.percentage))
  const order = [...new Set(sorted.flat().map(({ id }) => id))]
  return sorted.map((parts) => parts.map((part) => ({ ...part, number: order.indexOf(part.id) + 1 })))
}

/**
 * How much each part is, by its share; rounded so that parts of 100% sum to the whole: each takes what the ones before it
 * have left of its rounding.
 */
export const amountsOf = (whole: Money, parts: readonly Pick<Part, 'percentage'>[]): readonly Money[] => {
  const unit = unitsOfOne(whole)
  const upTo = (count: number): number => {
    const share = parts.slice(0, count).reduce((sum, { percentage }) => sum + percentage, 0)
    return Math.round((whole.value * share * unit) / 100)
  }
  return parts.map((_, index) => ({ ...whole, value: (upTo(index + 1) - upTo(index)) / unit }))
}

/** How many colours there are: what comes after them begins anew, and is told apart by its number. */
const COLOURS = 6

/** The class that colours a part. */
export const colourOf = ({ number }: NumberedPart): string => `allocation-${(number - 1) % COLOURS}`

/** Each part with where it begins in the whole, in percent. */
export const placed = <P extends Part>(parts: readonly P[]): ReadonlyArray<P & { readonly start: number }> => {
  let start = 0
  return parts.map((part) => {
    const at = { ...part, start }
    start += part.percentage
    return at
  })
}
