import { useSelector } from '@xstate/react'
import type { SlaType } from '../../api/auth'
import { CodeField } from '../../fields/CodeField'
import { TextField } from '../../fields/TextField'
import { useTexts } from '../../texts/texts'
import { useErrorText } from './errorText'
import type { LoginProps } from './login'

/** The second step's one field. */
export function AnswerField({ login, method }: LoginProps & { readonly method: SlaType }) {
  const t = useTexts('auth')
  const { answer, answerError, refusals } = useSelector(login, ({ context }) => context)
  const typed = {
    label: t(`${method}.label`),
    value: answer,
    onChange: (value: string) => login.send({ type: 'answer.changed', value }),
    error: useErrorText(method, answerError),
    announce: true,
    focusOn: refusals,
  }
  switch (method) {
    case 'SMS_OTP':
      return <CodeField name="code" {...typed} />
    case 'LICENSE_PLATE_NUMBER':
      return <TextField name="plate" {...typed} hint={t('LICENSE_PLATE_NUMBER.hint')} look="plate" />
    case 'ZIP_CODE':
      return <TextField name="zip" {...typed} hint={t('ZIP_CODE.hint')} inputMode="numeric" look="short" />
  }
}
