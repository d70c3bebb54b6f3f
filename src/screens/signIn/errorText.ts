import type { AnswerError } from '../../../machines/auth/answerError'
import type { SlaType } from '../../api/auth'
import { useTexts } from '../../texts/texts'

/** Words for what is wrong with an answer; a wrong one says how often it can still be tried. */
export const useErrorText = (question: 'contractNumber' | SlaType, error: AnswerError | null): string | undefined => {
  const t = useTexts('auth')
  if (error === null) return undefined
  const text = t(`${question}.${error.name}`)
  return error.name === 'wrong' ? `${text} ${t('attempts', { count: error.attemptsLeft })}` : text
}
