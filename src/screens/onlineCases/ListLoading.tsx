import { useTranslation } from 'react-i18next'
import { Screen } from '../../ui/Screen'
import { Skeleton } from '../../ui/Skeleton'
import { DoneNotice } from './DoneNotice'
import type { OnlineCasesProps } from './onlineCases'

/** The list, or what a case goes on with, is on its way. */
export function ListLoading({ snapshot, heading }: OnlineCasesProps) {
  const { t } = useTranslation('onlineCases')
  return (
    <Screen state={String(snapshot.value)} heading={heading} lead={t('lead')}>
      <DoneNotice done={snapshot.context.done} />
      <Skeleton status={t('loading')} shape="rows" />
    </Screen>
  )
}
