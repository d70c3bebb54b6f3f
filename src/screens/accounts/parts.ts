import { smallestUnitsPerOne } from '../../../machines/payment/smallestUnit'
import type { Money } from '../../api/entities'

/** A part of a whole: a fund's share of an account. */
export interface Part {
  readonly id: string
  readonly name: string
  readonly percentage: number
}

/** A part with its number. A fund has the same number and colour in every bar and table of a screen. */
export interface NumberedPart extends Part {
  readonly number: number
}

/**
 * Sorts the parts of each whole, the largest first, and numbers them. The same part has the same number in every whole.
 */
export const numberParts = <P extends Part>(...wholes: readonly (readonly P[])[]) => {
  const sortedWholes = wholes.map((parts) => parts.toSorted((one, other) => other.percentage - one.percentage))
  const idsInOrder = [...new Set(sortedWholes.flat().map(({ id }) => id))]
  return sortedWholes.map((parts) => parts.map((part) => ({ ...part, number: idsInOrder.indexOf(part.id) + 1 })))
}

/**
 * Returns the amount of each part by its share. Rounding differences are spread, so that parts of 100% sum to the
 * whole.
 */
export const amountsOf = (whole: Money, parts: readonly Pick<Part, 'percentage'>[]): readonly Money[] => {
  const unitsPerOne = smallestUnitsPerOne(whole)
  const sumOfFirst = (count: number): number => {
    const share = parts.slice(0, count).reduce((sum, { percentage }) => sum + percentage, 0)
    return Math.round((whole.value * share * unitsPerOne) / 100)
  }
  return parts.map((_, index) => ({ ...whole, value: (sumOfFirst(index + 1) - sumOfFirst(index)) / unitsPerOne }))
}

/** Number of colours. Further parts repeat the colours, and differ by their number. */
const COLOUR_COUNT = 6

/** The CSS class of a part's colour. */
export const colourOf = ({ number }: NumberedPart): string => `allocation-${(number - 1) % COLOUR_COUNT}`

/** Returns the parts, each with the percentage of the whole at which its section of the bar starts. */
export const withStarts = <P extends Part>(parts: readonly P[]): ReadonlyArray<P & { readonly start: number }> => {
  let start = 0
  return parts.map((part) => {
    const placedPart = { ...part, start }
    start += part.percentage
    return placedPart
  })
}
