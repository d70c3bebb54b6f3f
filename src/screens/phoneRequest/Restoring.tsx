import { useTexts } from '../../texts/texts'
import { Skeleton } from '../../ui/feedback/Skeleton'
import { Screen } from '../../ui/layout/Screen'
import type { PhoneRequestProps } from './phoneRequest'

/** Shown while the input from before a reload is restored, which takes too little time to be seen. */
export function Restoring(_: PhoneRequestProps) {
  const t = useTexts('phoneRequest')
  const common = useTexts()
  return (
    <Screen state="restoring" heading={t('heading')}>
      <Skeleton status={common('loading')} shape="fields" />
    </Screen>
  )
}
