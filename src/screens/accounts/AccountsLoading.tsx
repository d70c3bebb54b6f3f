import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { Skeleton } from '../../ui/feedback/Skeleton'
import { Screen } from '../../ui/layout/Screen'
import type { AccountsProps } from './accounts'

/** Shown while the list or one account loads. */
export function AccountsLoading({ flow, route, heading }: AccountsProps) {
  const { t } = useTranslation('accounts')
  const state = useSelector(flow, ({ value }) => String(value))
  return (
    <Screen state={state} heading={heading} lead={route.step === '' ? t('lead') : undefined}>
      <Skeleton status={t('loading')} shape="details" count={route.step === '' ? 4 : 6} />
    </Screen>
  )
}
