/** The error of a typed answer, e.g. of a code or a contract number. The screen turns it into text. */
export type AnswerError =
  | { readonly name: 'missing' | 'malformed' }
  | { readonly name: 'wrong'; readonly attemptsLeft: number }

/** Returns the error in the format of a normalised answer; `null` if the format is valid. */
export const checkFormat = (format: RegExp, normalised: string): AnswerError | null => {
  if (normalised === '') return { name: 'missing' }
  return format.test(normalised) ? null : { name: 'malformed' }
}
