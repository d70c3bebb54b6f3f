import type { Problem } from './problem'

/**
 * What is wrong with the mere form of a number: signs that are no digits, or too many or too few of them. Its words are
 * `<kind>Characters` and `<kind>Length` (`typed`: how many there are).
 */
export const lengthProblem = (kind: string, digits: string, lengths: readonly number[]): Problem | null => {
  if (!/^\d*$/.test(digits)) return { name: `${kind}Characters` }
  return lengths.includes(digits.length) ? null : { name: `${kind}Length`, values: { typed: digits.length } }
}

/** The digits, each times its weight, in one sum. The weights repeat. */
export const weightedSum = (digits: string, weights: readonly number[]): number =>
  [...digits].reduce((sum, digit, index) => sum + Number(digit) * (weights[index % weights.length] ?? 0), 0)

const WEIGHTS = [9, 7, 3, 1]

/** True if the last digit of a tax number or an account fits the others. Zeros alone are no number. */
export const isChecked = (digits: string): boolean => /[1-9]/.test(digits) && weightedSum(digits, WEIGHTS) % 10 === 0
