import { useTexts } from '../../texts/texts'
import { Skeleton } from '../../ui/feedback/Skeleton'

/** Shown while a screen loads. */
export function Loading() {
  const t = useTexts()
  return <Skeleton status={t('loading')} shape="fields" />
}
