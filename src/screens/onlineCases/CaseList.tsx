import './onlineCases.css'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { caseTransferOf, needOf } from '../../../machines/onlineCases/listed'
import { useShallowSelector } from '../../hooks/useShallowSelector'
import { withNames } from '../../texts/withNames'
import { Notice } from '../../ui/feedback/Notice'
import { Screen } from '../../ui/layout/Screen'
import { withKeys } from '../../ui/values/withKeys'
import { ToContract } from '../contract/ToContract'
import { CopiedLine } from '../payment/CopiedLine'
import { CaseItem } from './CaseItem'
import { DoneNotice } from './DoneNotice'
import type { OnlineCasesProps } from './onlineCases'
import { transferNamesOf } from './transferNames'

/**
 * All cases submitted online: first those that require an action of the customer, then the others, the newest first.
 */
export function CaseList({ flow, route, heading }: OnlineCasesProps) {
  const { t } = useTranslation('onlineCases')
  const { listed, today, pointedOut, done, downloads, copying } = useShallowSelector(
    flow,
    ({ context: { cases, today, pointedOut, done, downloads }, children: { copying } }) => ({
      listed: cases,
      today,
      pointedOut,
      done,
      downloads,
      copying,
    }),
  )
  const unnamedText = t('unnamed')
  const cases = useMemo(() => withNames(listed, unnamedText), [listed, unnamedText])
  const firstWaitingCase = cases.find((onlineCase) => needOf(onlineCase, today) !== null)
  const isTransferAwaited = cases.some((onlineCase) => caseTransferOf(onlineCase, today) !== null)
  const transferNames = transferNamesOf(cases, today)
  return (
    <Screen state="listing" heading={heading} lead={t('lead')}>
      <DoneNotice done={done} />
      {cases.length === 0 && (
        <Notice kind="info" heading={t('empty.heading')}>
          <p>{t('empty.body')}</p>
        </Notice>
      )}
      <ul className="online-cases">
        {withKeys(cases, ({ caseId }) => caseId ?? '').map(({ key, item }) => (
          <CaseItem
            key={key}
            productLine={route.productLine}
            item={item}
            today={today}
            isFirst={item === firstWaitingCase}
            isPointedOut={pointedOut !== '' && item.caseId === pointedOut}
            transferOfCase={transferNames.get(item)}
            copying={copying}
            downloads={downloads}
            send={flow.send}
          />
        ))}
      </ul>
      {copying && isTransferAwaited && <CopiedLine copying={copying} />}
      <ToContract productLine={route.productLine} appearance="text" />
    </Screen>
  )
}
