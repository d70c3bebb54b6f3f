import { useTranslation } from 'react-i18next'
import type { Email } from '../../../machines/documents/email.types'
import { answerPress } from '../../ui/arrival'
import { ErrorIcon, SuccessIcon } from '../../ui/icons'

interface Props {
  readonly email: Email
  /** Whether it answers a press, and takes the focus where it is to be seen first. */
  readonly isAnswer: boolean
}

/** What has become of a document that was to be sent by e-mail. */
export function EmailStatus({ email: { status, address, problem, wasAsked }, isAnswer }: Props) {
  const { t } = useTranslation('documents')
  // Where the form that the customer was in is gone, what comes in its place takes the focus; a failure does in any case.
  const focus = isAnswer && (wasAsked || status === 'failed') ? { tabIndex: -1, ref: answerPress } : {}
  if (status === 'failed') {
    return (
      <p className="document-status field-error" role="alert" {...focus}>
        <ErrorIcon />
        <span>{t(`emails.${problem ?? 'transport'}`)}</span>
      </p>
    )
  }
  return (
    <p className="document-status hint" role="status" {...focus}>
      {status === 'sent' && <SuccessIcon />}
      {status !== 'asking' && <span>{t(`emails.${status}`, { email: address })}</span>}
    </p>
  )
}
