import { useTranslation } from 'react-i18next'
import { Skeleton } from '../../ui/Skeleton'

/** A screen on its way. */
export function Loading() {
  const { t } = useTranslation()
  return <Skeleton status={t('loading')} shape="fields" />
}
