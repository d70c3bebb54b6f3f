/**
 * Rounds numbers to integers. The integers sum to the rounded sum of the numbers: all are rounded down, except those
 * with the largest fractions. Percentages of 33.4, 33.3 and 33.3 become 34, 33 and 33.
 */
export const wholeParts = (numbers: readonly number[]): readonly number[] => {
  const roundedSum = Math.round(numbers.reduce((sum, number) => sum + number, 0))
  const remainder = roundedSum - numbers.reduce((sum, number) => sum + Math.floor(number), 0)
  const roundedUpIndexes = new Set(
    numbers
      .map((number, index) => ({ index, lost: number - Math.floor(number) }))
      .toSorted((one, other) => other.lost - one.lost)
      .slice(0, remainder)
      .map(({ index }) => index),
  )
  return numbers.map((number, index) => Math.floor(number) + (roundedUpIndexes.has(index) ? 1 : 0))
}
