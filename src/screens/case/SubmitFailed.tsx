import { useTranslation } from 'react-i18next'
import type { TechnicalErrorType } from '../../api/technicalError'
import { Notice } from '../../ui/feedback/Notice'
import { TechnicalErrorNotice } from '../technicalError/TechnicalErrorNotice'

/**
 * Says why the submission got no valid response, and that a retry is safe. After an expired session, the customer sees
 * this message after signing in again.
 */
export function SubmitFailed({ technicalError }: { readonly technicalError: TechnicalErrorType }) {
  const { t } = useTranslation('case')
  if (technicalError === 'expired') {
    return (
      <Notice kind="error" heading={t('interrupted.heading')}>
        <p>{t('interrupted.body')}</p>
        <p>{t('interrupted.safe')}</p>
      </Notice>
    )
  }
  return (
    <TechnicalErrorNotice technicalError={technicalError} heading={t('submitFailed.heading')}>
      <p>{t('submitFailed.safe')}</p>
    </TechnicalErrorNotice>
  )
}
