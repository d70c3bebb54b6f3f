import { useTranslation } from 'react-i18next'
import type { FaultKind } from '../../api/fault'
import { Notice } from '../../ui/Notice'

/** No usable answer came: why, and that trying again is safe. */
export function SubmitFailed({ fault }: { readonly fault: FaultKind }) {
  const { t } = useTranslation('case')
  return (
    <Notice kind="error" heading={t('submitFailed.heading')}>
      <p>{t(`submitFailed.${fault}`)}</p>
      <p>{t('submitFailed.safe')}</p>
    </Notice>
  )
}
