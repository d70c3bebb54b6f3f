/**
 * Rounds numbers to integers that keep their rounded sum. The numbers are rounded down, and the remainder goes to the
 * numbers that lost most by that. Percentages of 33.4, 33.3 and 33.3 become 34, 33 and 33.
 */
export const wholeParts = (numbers: readonly number[]): readonly number[] => {
  const whole = Math.round(numbers.reduce((sum, number) => sum + number, 0))
  const left = whole - numbers.reduce((sum, number) => sum + Math.floor(number), 0)
  const losers = new Set(
    numbers
      .map((number, route) => ({ route, lost: number - Math.floor(number) }))
      .toSorted((one, other) => other.lost - one.lost)
      .slice(0, left)
      .map(({ route }) => route),
  )
  return numbers.map((number, route) => Math.floor(number) + (losers.has(route) ? 1 : 0))
}
