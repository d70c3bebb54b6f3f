import { useTexts } from '../../texts/texts'
import { Skeleton } from '../../ui/feedback/Skeleton'
import { Screen } from '../../ui/layout/Screen'
import type { SecurityProps } from './security'

/**
 * Shown while the portal restores the state from before a reload. This takes too little time for the customer to see
 * the screen.
 */
export function Restoring(_: SecurityProps) {
  const t = useTexts('security')
  const common = useTexts()
  return (
    <Screen state="restoring" heading={t('heading')}>
      <Skeleton status={common('loading')} shape="rows" count={2} />
    </Screen>
  )
}
