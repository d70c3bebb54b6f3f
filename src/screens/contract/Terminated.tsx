import { useTranslation } from 'react-i18next'
import { formatDate } from '../../texts/format'
import { Notice } from '../../ui/Notice'

/** Says that the contract has ended, and when, where the insurer tells. */
export function Terminated({ date }: { readonly date: string | null | undefined }) {
  const { t } = useTranslation('contract')
  return (
    <Notice
      kind="info"
      heading={date ? t('terminated.headingWithDate', { date: formatDate(date) }) : t('terminated.heading')}
    >
      <p>{t('terminated.body')}</p>
    </Notice>
  )
}
