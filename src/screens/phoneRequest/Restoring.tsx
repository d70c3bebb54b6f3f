import { useTexts } from '../../texts/texts'
import { Screen } from '../../ui/Screen'
import { Skeleton } from '../../ui/Skeleton'
import type { PhoneRequestProps } from './phoneRequest'

/** What was typed before a reload is being looked for: over before anybody sees it. */
export function Restoring(_: PhoneRequestProps) {
  const t = useTexts('phoneRequest')
  const common = useTexts()
  return (
    <Screen state="restoring" heading={t('heading')}>
      <Skeleton status={common('loading')} shape="fields" />
    </Screen>
  )
}
