import type { AnswerError } from '../../../machines/answerError'
import type { SlaType } from '../../api/auth'
import { useTexts } from '../../texts/texts'

/** Returns the error text for an answer. The text for a wrong answer includes the number of remaining attempts. */
export const useErrorText = (question: 'contractNumber' | SlaType, error: AnswerError | null): string | undefined => {
  const t = useTexts('auth')
  if (error === null) return undefined
  const text = t(`${question}.${error.name}`)
  return error.name === 'wrong' ? `${text} ${t('attempts', { count: error.attemptsLeft })}` : text
}
