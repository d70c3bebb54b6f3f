import { useTranslation } from 'react-i18next'
import type { SignatureNotice } from '../../../machines/signature/signature.types'
import { isTechnicalErrorType } from '../../api/technicalError'
import { useForOthers } from '../../hooks/useForOthers'
import { Notice } from '../../ui/feedback/Notice'
import { TechnicalErrorNotice } from '../technicalError/TechnicalErrorNotice'

/** The reason why the documents are not signed yet. If the result is unknown, it says that a retry is safe. */
export function SignatureNotices({ notice }: { readonly notice: SignatureNotice | null }) {
  const { t } = useTranslation('signature')
  const forOthers = useForOthers()
  if (notice === null) return null
  const safeRetryNote = <p>{t('notices.safe')}</p>
  if (notice === 'expired') return <TechnicalErrorNotice technicalError={notice} />
  if (isTechnicalErrorType(notice)) {
    return (
      <TechnicalErrorNotice technicalError={notice} heading={t('notices.unanswered.heading')}>
        {safeRetryNote}
      </TechnicalErrorNotice>
    )
  }
  return (
    <Notice kind="error" heading={t(`notices.${notice}.heading`)}>
      <p>{t(notice === 'refused' ? `notices.refused.body${forOthers}` : `notices.${notice}.body`)}</p>
      {notice === 'unanswered' && safeRetryNote}
    </Notice>
  )
}
