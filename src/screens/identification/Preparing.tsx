import { useSelector } from '@xstate/react'
import { useTexts } from '../../texts/texts'
import { Skeleton } from '../../ui/feedback/Skeleton'
import { Screen } from '../../ui/layout/Screen'
import type { IdentificationProps } from './identification'

/** Shown while the insurer prepares the identification. */
export function Preparing({ identification, heading, lead }: IdentificationProps) {
  const t = useTexts('identification')
  const state = useSelector(identification, (snapshot) => (snapshot.matches('restoring') ? 'restoring' : 'creating'))
  return (
    <Screen state={state} heading={heading} stepHeading={t('heading')} lead={lead}>
      <Skeleton status={t('preparing')} />
    </Screen>
  )
}
