/** An error of an answer. The screen turns it into text. */
export type AnswerError =
  | { readonly name: 'missing' | 'malformed' }
  | { readonly name: 'wrong'; readonly attemptsLeft: number }
