import { useTranslation } from 'react-i18next'
import type { TechnicalErrorType } from '../../api/technicalError'
import { Notice } from '../../ui/Notice'
import { TechnicalErrorNotice } from '../technicalError/TechnicalErrorNotice'

/** No usable answer came: why, and that trying again is safe. Whoever reads that the session ended has signed in anew. */
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
