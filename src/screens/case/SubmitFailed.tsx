import { useTranslation } from 'react-i18next'
import type { CaseNotice } from '../../../machines/case/case.types'
import { Notice } from '../../ui/Notice'

/** No usable answer came: why, and that trying again is safe. */
export function SubmitFailed({ notice }: { readonly notice: CaseNotice | null }) {
  const { t } = useTranslation('case')
  const fault = notice === 'brokenAnswer' || notice === 'expired' ? notice : 'transport'
  return (
    <Notice kind="error" heading={t('submitFailed.heading')}>
      <p>{t(`submitFailed.${fault}`)}</p>
      <p>{t('submitFailed.safe')}</p>
    </Notice>
  )
}
