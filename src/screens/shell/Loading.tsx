import { useTexts } from '../../texts/texts'
import { Skeleton } from '../../ui/Skeleton'

/** A screen on its way. */
export function Loading() {
  const t = useTexts()
  return <Skeleton status={t('loading')} shape="fields" />
}
