import type { CaseContext } from '../../../machines/case/case.types'
import type { CaseDefinition } from '../../../machines/case/definition'
import { isSameAnswer } from '../../../machines/case/sameAnswer'

/** The one answer that was submitted as another than before; `null` where there are several, or nobody knows any more. */
export const onlyChanged = (
  { initial }: CaseDefinition,
  { loaded, submittedAnswers }: Pick<CaseContext, 'loaded' | 'submittedAnswers'>,
): string | null => {
  if (initial === null || submittedAnswers === null) return null
  const changed = Object.entries(initial(loaded)).filter(
    ([name, before]) => !isSameAnswer(before, submittedAnswers[name]),
  )
  const [first, ...others] = changed.map(([name]) => name)
  return first !== undefined && others.length === 0 ? first : null
}
