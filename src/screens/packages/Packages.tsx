import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { Skeleton } from '../../ui/feedback/Skeleton'
import { Actions } from '../../ui/layout/Actions'
import { Screen } from '../../ui/layout/Screen'
import { caseTexts } from '../case/caseTexts'
import type { FlowProps } from '../contract/flow'
import { LoadFailed } from '../contract/LoadFailed'
import { ToContract } from '../contract/ToContract'
import { TechnicalErrorNotice } from '../technicalError/TechnicalErrorNotice'
import { PackageList } from './PackageList'

/** Biztosítási csomagok: the packages of a contract. Has separate screens for loading and for a failure. */
export function Packages({ flow, route }: FlowProps<'packages'>) {
  const { t } = useTranslation('packages')
  const state = useSelector(flow, ({ value }) => value)
  const packages = useSelector(flow, ({ context }) => context.packages)
  const technicalError = useSelector(flow, ({ context }) => context.technicalError)
  const heading = caseTexts({ ...route, variant: '' }).label
  // Each state renders a separate screen, so that the new heading takes the focus.
  if (state === 'viewing' && packages !== null) {
    return (
      <Screen key="viewing" state="viewing" heading={heading} lead={t('lead')}>
        <PackageList packages={packages} />
        <Actions>
          <ToContract productLine={route.productLine} />
        </Actions>
      </Screen>
    )
  }
  if (state === 'failed') {
    return (
      <LoadFailed state="failed" heading={heading} send={flow.send}>
        <TechnicalErrorNotice technicalError={technicalError} />
      </LoadFailed>
    )
  }
  return (
    <Screen key="loadingPackages" state="loadingPackages" heading={heading} lead={t('lead')}>
      <Skeleton status={t('loading')} shape="details" count={6} />
    </Screen>
  )
}
