import type { Problem } from '../../machines/validation/problem'
import { formatValues } from './format'
import { missing, textOf } from './texts'

/**
 * What is wrong (or odd) with an answer: in the form's own words, by the problem's name, or in those that every form
 * shares.
 */
export const problemText = (problem: Problem, own: Readonly<Record<string, string>> = {}): string =>
  own[problem.name] ??
  textOf('case', `problems.${problem.name}`, formatValues(problem.values ?? {})) ??
  missing(`case:problems.${problem.name}`)
