import { useTranslation } from 'react-i18next'
import type { Email } from '../../../machines/documents/email.types'
import { answerPress } from '../../ui/arrival'
import { ErrorIcon } from '../../ui/icons'

/** What has become of a document that was to be sent by e-mail. */
export function EmailStatus({ email: { status, address, problem, wasAsked } }: { readonly email: Email }) {
  const { t } = useTranslation('documents')
  // The form that the customer was in is gone: what comes in its place takes the focus.
  const focus = wasAsked ? { tabIndex: -1, ref: answerPress } : {}
  if (status === 'failed') {
    return (
      <p className="document-status field-error" role="alert" tabIndex={-1} ref={answerPress}>
        <ErrorIcon />
        {t(`emails.${problem ?? 'transport'}`)}
      </p>
    )
  }
  return (
    <p className="document-status hint" role="status" {...focus}>
      {status === 'asking' ? '' : t(`emails.${status}`, { email: address })}
    </p>
  )
}
