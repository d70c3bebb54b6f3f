import { useTranslation } from 'react-i18next'
import { Screen } from '../../ui/Screen'
import { Skeleton } from '../../ui/Skeleton'
import type { AccountsProps } from './accounts'

/** The list, or one account, is on its way. */
export function AccountsLoading({ snapshot, heading }: AccountsProps) {
  const { t } = useTranslation('accounts')
  return (
    <Screen state={String(snapshot.value)} heading={heading}>
      <Skeleton status={t('loading')} shape="rows" />
    </Screen>
  )
}
