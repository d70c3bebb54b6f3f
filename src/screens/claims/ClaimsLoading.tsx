import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { Skeleton } from '../../ui/feedback/Skeleton'
import { Screen } from '../../ui/layout/Screen'
import type { ClaimsProps } from './claims'

/** Skeleton shown while the claims load. It is as wide as the loaded screen. */
export function ClaimsLoading({ flow, route, heading }: ClaimsProps) {
  const { t } = useTranslation('claims')
  const state = useSelector(flow, ({ value }) => String(value))
  return (
    <Screen state={state} heading={heading} wide={route.step === ''}>
      <Skeleton
        status={t('loading')}
        shape={route.step === '' ? 'rows' : 'details'}
        count={route.step === '' ? 3 : 5}
      />
    </Screen>
  )
}
