import { useTexts } from '../../texts/texts'
import { Skeleton } from '../../ui/feedback/Skeleton'
import { Screen } from '../../ui/layout/Screen'
import type { PhoneRequestProps } from './phoneRequest'

/**
 * Shown while the portal restores the input from before a reload. This takes too little time for the customer to see
 * the screen.
 */
export function Restoring(_: PhoneRequestProps) {
  const t = useTexts('phoneRequest')
  const common = useTexts()
  return (
    <Screen state="restoring" heading={t('heading')}>
      <Skeleton status={common('loading')} shape="fields" />
    </Screen>
  )
}
