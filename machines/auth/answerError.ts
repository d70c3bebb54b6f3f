/** What is wrong with an answer, until the screen turns it into words. */
export type AnswerError =
  | { readonly name: 'missing' | 'malformed' }
  | { readonly name: 'wrong'; readonly attemptsLeft: number }
