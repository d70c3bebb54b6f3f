import { useTranslation } from 'react-i18next'
import { formatDate } from '../../texts/format'
import { Notice } from '../../ui/feedback/Notice'

/** Says that a document proves no cover now, because the vehicle is out of traffic. */
export function CoverRests({ since }: { readonly since: string }) {
  const { t } = useTranslation('documents')
  return (
    <Notice kind="warning" heading={t('coverRests.heading')}>
      <p>{t('coverRests.body', { since: formatDate(since) })}</p>
    </Notice>
  )
}
