import type { Problem } from './problem'

/**
 * Checks that `digits` contains only digits, and has one of the allowed `lengths`. The problems are `<kind>Characters`
 * and `<kind>Length` (`typed`: the number of typed digits).
 */
export const lengthProblem = (kind: string, digits: string, lengths: readonly number[]): Problem | null => {
  if (!/^\d*$/.test(digits)) return { name: `${kind}Characters` }
  return lengths.includes(digits.length) ? null : { name: `${kind}Length`, values: { typed: digits.length } }
}

/** The sum of the digits, each multiplied by its weight. The weights repeat if there are more digits than weights. */
export const weightedSum = (digits: string, weights: readonly number[]): number =>
  [...digits].reduce((sum, digit, index) => sum + Number(digit) * (weights[index % weights.length] ?? 0), 0)

const WEIGHTS = [9, 7, 3, 1]

/** Returns `true` if the check digit at the end of a tax number or an account is correct. Zeros alone are invalid. */
export const isCheckDigitValid = (digits: string): boolean =>
  /[1-9]/.test(digits) && weightedSum(digits, WEIGHTS) % 10 === 0
