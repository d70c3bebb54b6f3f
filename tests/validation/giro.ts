import { type Random, tryDigits } from './random'

/** Tells if the digits follow the bank's checksum rule: weights 9, 7, 3, 1 repeated, and the sum ends in 0. */
const endsInNought = (digits: string): boolean => {
  let sum = 0
  for (let at = 0; at < digits.length; at += 4) {
    const [a = 0, b = 0, c = 0, d = 0] = [...digits.slice(at, at + 4)].map(Number)
    sum += 9 * a + 7 * b + 3 * c + d
  }
  return String(sum).endsWith('0')
}

/** Returns `length` random digits. The last digit makes the checksum valid. */
export const checkedDigits = (length: number, random: Random): string => {
  const digits = random.digits(length - 1)
  return digits + tryDigits((digit) => endsInNought(digits + digit))
}

/** Returns a random valid account number with two or three groups of eight digits. */
export const account = (groups: 2 | 3, random: Random): string =>
  checkedDigits(8, random) + checkedDigits((groups - 1) * 8, random)

/** Returns the IBAN of an account number. Tries all check digits until a pair is valid. */
export const ibanOf = (giro: string): string => {
  const digits = giro.padEnd(24, '0')
  for (let check = 2; check <= 98; check++) {
    const two = String(check).padStart(2, '0')
    if (BigInt(`${digits}1730${two}`) % 97n === 1n) return `HU${two}${digits}`
  }
  throw new Error('No check digits fit')
}

/**
 * Tells if the checksum detects swapped neighbours. Weights differ by 2, 4, 2 or 8, so swapped digits that differ by 5
 * are missed.
 */
export const noticesSwap = (number: string, at: number): boolean =>
  (Number(number[at]) - Number(number[at + 1])) % 5 !== 0
