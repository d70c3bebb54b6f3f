import { useTranslation } from 'react-i18next'
import { useShallowSelector } from '../../hooks/useShallowSelector'
import { Skeleton } from '../../ui/feedback/Skeleton'
import { Screen } from '../../ui/layout/Screen'
import { DoneNotice } from './DoneNotice'
import type { OnlineCasesProps } from './onlineCases'

/** Shown while the list, or the next step of a case, loads. */
export function ListLoading({ flow, heading }: OnlineCasesProps) {
  const { t } = useTranslation('onlineCases')
  const { state, done } = useShallowSelector(flow, ({ value, context: { done } }) => ({ state: String(value), done }))
  return (
    <Screen state={state} heading={heading} lead={t('lead')}>
      <DoneNotice done={done} />
      <Skeleton status={t('loading')} shape="rows" />
    </Screen>
  )
}
