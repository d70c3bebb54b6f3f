import { useTexts } from '../../texts/texts'
import { Skeleton } from '../../ui/feedback/Skeleton'
import { Screen } from '../../ui/layout/Screen'
import type { SecurityProps } from './security'

/** Shown while the state from before a reload is restored, which takes too little time to be seen. */
export function Restoring(_: SecurityProps) {
  const t = useTexts('security')
  const common = useTexts()
  return (
    <Screen state="restoring" heading={t('heading')}>
      <Skeleton status={common('loading')} shape="rows" count={2} />
    </Screen>
  )
}
