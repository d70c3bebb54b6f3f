import { useTranslation } from 'react-i18next'
import type { SignatureNotice } from '../../../machines/signature/signature.types'
import { Notice } from '../../ui/Notice'

/** Why the documents are not signed yet, and that trying again is safe where nobody knows. */
export function SignatureNotices({ notice }: { readonly notice: SignatureNotice | null }) {
  const { t } = useTranslation('signature')
  if (notice === null) return null
  const isUncertain = notice === 'unanswered' || notice === 'transport' || notice === 'brokenAnswer'
  return (
    <Notice kind="error" heading={t(`notices.${notice}.heading`)}>
      <p>{t(`notices.${notice}.body`)}</p>
      {isUncertain && <p>{t('notices.safe')}</p>}
    </Notice>
  )
}
