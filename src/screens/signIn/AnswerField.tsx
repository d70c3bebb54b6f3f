import type { KnownMethod } from '../../../machines/auth/answers'
import { TextField } from '../../fields/TextField'
import { useShallowSelector } from '../../hooks/useShallowSelector'
import { useTexts } from '../../texts/texts'
import { useErrorText } from './errorText'
import type { LoginProps } from './login'

/** The text field of a second step that asks for something the customer knows, not for a code. */
export function AnswerField({ login, method }: LoginProps & { readonly method: KnownMethod }) {
  const t = useTexts('auth')
  const { answer, answerError, refusals } = useShallowSelector(
    login,
    ({ context: { answer, answerError, refusals } }) => ({
      answer,
      answerError,
      refusals,
    }),
  )
  const fieldProps = {
    label: t(`${method}.label`),
    hint: t(`${method}.hint`),
    value: answer,
    onChange: (value: string) => login.send({ type: 'answer.changed', value }),
    error: useErrorText(method, answerError),
    announce: true,
    focusOn: refusals,
  }
  return method === 'ZIP_CODE' ? (
    <TextField name="zip" {...fieldProps} inputMode="numeric" appearance="short" />
  ) : (
    <TextField name="plate" {...fieldProps} appearance="plate" />
  )
}
