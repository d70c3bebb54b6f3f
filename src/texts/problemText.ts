import type { Problem } from '../../machines/validation/problem'
import { formatValues } from './format'
import { textOf, throwMissingText } from './texts'

/**
 * Returns the error or warning for an answer: the form's own text for the problem, or else the text that all forms
 * share.
 */
export const problemText = (problem: Problem, formTexts: Readonly<Record<string, string>> = {}): string =>
  formTexts[problem.name] ??
  textOf('case', `problems.${problem.name}`, formatValues(problem.values ?? {})) ??
  throwMissingText(`case:problems.${problem.name}`)
