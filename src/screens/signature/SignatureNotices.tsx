import { useTranslation } from 'react-i18next'
import type { SignatureNotice } from '../../../machines/signature/signature.types'
import { isFaultKind } from '../../api/technicalError'
import { Notice } from '../../ui/Notice'
import { FaultNotice } from '../technicalError/TechnicalErrorNotice'

/** Why the documents are not signed yet, and that trying again is safe where nobody knows. */
export function SignatureNotices({ notice }: { readonly notice: SignatureNotice | null }) {
  const { t } = useTranslation('signature')
  if (notice === null) return null
  const safe = <p>{t('notices.safe')}</p>
  if (notice === 'expired') return <FaultNotice fault={notice} />
  if (isFaultKind(notice)) {
    return (
      <FaultNotice fault={notice} heading={t('notices.unanswered.heading')}>
        {safe}
      </FaultNotice>
    )
  }
  return (
    <Notice kind="error" heading={t(`notices.${notice}.heading`)}>
      <p>{t(`notices.${notice}.body`)}</p>
      {notice === 'unanswered' && safe}
    </Notice>
  )
}
