import { useTexts } from '../../texts/texts'
import { Screen } from '../../ui/Screen'
import { Skeleton } from '../../ui/Skeleton'
import type { SecurityProps } from './security'

/** What a reload has left is being looked for: over before anybody sees it. */
export function Restoring(_: SecurityProps) {
  const t = useTexts('security')
  const common = useTexts()
  return (
    <Screen state="restoring" heading={t('heading')}>
      <Skeleton status={common('loading')} shape="rows" count={2} />
    </Screen>
  )
}
