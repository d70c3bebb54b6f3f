import type { Problem } from '../../machines/validation/problem'
import { formatValues } from './format'
import { missing, textOf } from './texts'

/** The error or warning of an answer: the form's own text for the problem, or the text shared by all forms. */
export const problemText = (problem: Problem, own: Readonly<Record<string, string>> = {}): string =>
  own[problem.name] ??
  textOf('case', `problems.${problem.name}`, formatValues(problem.values ?? {})) ??
  missing(`case:problems.${problem.name}`)
