import { useTranslation } from 'react-i18next'
import type { Email } from '../../../machines/documents/email.types'
import { ErrorIcon, SuccessIcon } from '../../ui/icons/icons'
import { focusAnswer } from '../../ui/layout/arrival'

interface Props {
  readonly email: Email
  /** True if the status appears after a press. Only then can it take the focus. */
  readonly isAnswer: boolean
}

/** The result of sending a document by e-mail. */
export function EmailStatus({ email: { status, address, problem, wasAsked }, isAnswer }: Props) {
  const { t } = useTranslation('documents')
  // The status takes the focus if it replaces the form that the customer filled in, or if the e-mail failed.
  const focusProps = isAnswer && (wasAsked || status === 'failed') ? { tabIndex: -1, ref: focusAnswer } : {}
  if (status === 'failed') {
    return (
      <div className="document-status field-error" role="alert" {...focusProps}>
        <ErrorIcon />
        <span>{t(`emails.${problem ?? 'transport'}`)}</span>
      </div>
    )
  }
  return (
    <div className="document-status" role="status" {...focusProps}>
      {status !== 'asking' && (
        <p className="hint" key={status}>
          {status === 'sent' && <SuccessIcon />}
          <span>{t(`emails.${status}`, { email: address })}</span>
        </p>
      )}
    </div>
  )
}
