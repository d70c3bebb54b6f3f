import { useTranslation } from 'react-i18next'
import type { CaseRoute } from '../../../machines/routes'
import { Skeleton } from '../../ui/feedback/Skeleton'
import { Screen } from '../../ui/layout/Screen'
import { caseTexts } from '../case/caseTexts'

/** Skeleton shown while a flow's module loads. */
export function FlowLoading({ route }: { readonly route: CaseRoute }) {
  const { t } = useTranslation('contract')
  return (
    <Screen state="openingFlow" heading={caseTexts(route).label}>
      <Skeleton status={t('opening.flow')} shape="rows" count={3} />
    </Screen>
  )
}
