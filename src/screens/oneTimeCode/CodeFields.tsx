import type { AnswerError } from '../../../machines/answerError'
import { CodeField } from '../../fields/CodeField'
import { useShallowSelector } from '../../hooks/useShallowSelector'
import { useTexts } from '../../texts/texts'
import { formatRecipient } from './formatRecipient'
import type { CodeActor } from './oneTimeCode'

/** One field for each sent code. */
export function CodeFields({ code }: { readonly code: CodeActor }) {
  const t = useTexts('case')
  const { channel, sentTo, confirmationSentTo, refusals, ...typed } = useShallowSelector(code, ({ context }) => ({
    channel: context.channel,
    sentTo: context.sentTo,
    confirmationSentTo: context.confirmationSentTo,
    refusals: context.refusals,
    code: context.code,
    codeError: context.codeError,
    confirmation: context.confirmation,
    confirmationError: context.confirmationError,
  }))
  const hasConfirmationCode = confirmationSentTo !== null
  const errorText = (error: AnswerError | null, missingText: string) => {
    switch (error?.name) {
      case 'missing':
        return missingText
      case 'malformed':
        return t('code.malformed')
      case 'wrong':
        return `${t(hasConfirmationCode ? 'code.wrongConfirmed' : 'code.wrong')} ${t('code.attempts', { count: error.attemptsLeft })}`
      default:
        return undefined
    }
  }
  return (
    <>
      <CodeField
        name="code"
        label={t(`code.${channel}.label`)}
        hint={hasConfirmationCode ? t(`code.${channel}.sentToNew`, { sentTo: formatRecipient(sentTo) }) : undefined}
        value={typed.code}
        onChange={(value) => code.send({ type: 'answer.changed', value })}
        error={errorText(typed.codeError, t(`code.${channel}.missing`))}
        announce
        focusOn={typed.codeError ? refusals : 0}
      />
      {hasConfirmationCode && (
        <CodeField
          name="confirmationCode"
          // Autofill is off, because the phone would fill the same code into both fields.
          autoComplete="off"
          label={t('code.confirmation.label')}
          hint={t(`code.${channel}.sentToOld`, { sentTo: formatRecipient(confirmationSentTo) })}
          value={typed.confirmation}
          onChange={(value) => code.send({ type: 'confirmation.changed', value })}
          error={errorText(typed.confirmationError, t('code.confirmation.missing'))}
          announce
          focusOn={typed.codeError ? 0 : refusals}
        />
      )}
    </>
  )
}
