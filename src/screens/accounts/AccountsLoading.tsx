import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { Screen } from '../../ui/Screen'
import { Skeleton } from '../../ui/Skeleton'
import type { AccountsProps } from './accounts'

/** The list, or one account, is on its way. */
export function AccountsLoading({ flow, heading }: AccountsProps) {
  const { t } = useTranslation('accounts')
  const state = useSelector(flow, ({ value }) => String(value))
  return (
    <Screen state={state} heading={heading}>
      <Skeleton status={t('loading')} shape="rows" />
    </Screen>
  )
}
