import { useTranslation } from 'react-i18next'
import type { FaultKind } from '../../api/technicalError'
import { Notice } from '../../ui/Notice'
import { FaultNotice } from '../technicalError/TechnicalErrorNotice'

/** No usable answer came: why, and that trying again is safe. Whoever reads that the session ended has signed in anew. */
export function SubmitFailed({ fault }: { readonly fault: FaultKind }) {
  const { t } = useTranslation('case')
  if (fault === 'expired') {
    return (
      <Notice kind="error" heading={t('interrupted.heading')}>
        <p>{t('interrupted.body')}</p>
        <p>{t('interrupted.safe')}</p>
      </Notice>
    )
  }
  return (
    <FaultNotice fault={fault} heading={t('submitFailed.heading')}>
      <p>{t('submitFailed.safe')}</p>
    </FaultNotice>
  )
}
