/** Number of values for which a property is checked. */
const MANY = 1000

/** Returns a function that generates reproducible pseudo-random numbers from 0 to 1 (mulberry32). */
const numbers = (seed: number) => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** A source of random values. */
export interface Random {
  /** Returns an integer from 0 up to, but excluding, `end`. */
  below(end: number): number
  /** Returns a text of `count` random digits. */
  digits(count: number): string
  one<Value>(values: readonly [Value, ...Value[]]): Value
}

const random = (seed: number): Random => {
  const next = numbers(seed)
  const below = (end: number) => Math.floor(next() * end)
  return {
    below,
    digits: (count) => Array.from({ length: count }, () => below(10)).join(''),
    one: (values) => values[below(values.length)] ?? values[0],
  }
}

/** Runs a check with a thousand seeds. If it fails, the error names the seed. */
export const checkMany = (check: (random: Random) => void): void => {
  for (let seed = 1; seed <= MANY; seed++) {
    try {
      check(random(seed))
    } catch (error) {
      throw new Error(`with the seed ${seed}`, { cause: error })
    }
  }
}

const SEPARATORS = ['', '', ' ', '-', '\u00a0', '\u202f', '\u2011', '\u2212', '–', ' - ', '\u200b', '\t'] as const

/** Returns a number as it may be typed or pasted: with spaces, dashes and invisible characters. */
export const writtenAnyhow = (number: string, { one }: Random): string =>
  [one(SEPARATORS), ...[...number].map((sign) => sign + one(SEPARATORS))].join('')

/** Returns, for each digit of the number, a copy with that digit replaced at random, and the digit's position. */
export const withOneChanged = (
  number: string,
  { below }: Random,
): readonly (readonly [changed: string, at: number])[] =>
  [...number].flatMap((digit, at) =>
    /\d/.test(digit)
      ? [[number.slice(0, at) + ((Number(digit) + 1 + below(9)) % 10) + number.slice(at + 1), at] as const]
      : [],
  )

/**
 * Returns a copy of the number for each pair of different neighbours. The copy has this pair swapped. `at` is the
 * position of the first.
 */
export const withTwoSwapped = (number: string): readonly (readonly [swapped: string, at: number])[] =>
  [...number].flatMap((digit, at) => {
    const next = number[at + 1] ?? ''
    return /^\d\d$/.test(digit + next) && digit !== next
      ? [[number.slice(0, at) + next + digit + number.slice(at + 2), at] as const]
      : []
  })

/** Tries all digits and returns the first that makes a number valid, or `undefined` if none does. */
export const tryDigits = (isRight: (digit: string) => boolean): string | undefined =>
  [...'0123456789'].find((digit) => isRight(digit))
