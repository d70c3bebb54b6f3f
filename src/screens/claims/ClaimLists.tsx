import './claims.css'
import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { allClaims, claimsWithTasksFirst } from '../../../machines/claims/claimLists'
import { caseRouteOf, pathOf } from '../../../machines/routes'
import { formatMoment } from '../../texts/formatMoment'
import { Link } from '../../ui/controls/Link'
import { Notice } from '../../ui/feedback/Notice'
import { Actions } from '../../ui/layout/Actions'
import { Screen } from '../../ui/layout/Screen'
import { ToContract } from '../contract/ToContract'
import { ClaimList } from './ClaimList'
import type { ClaimsProps } from './claims'

/** All claims: the open and the closed ones. */
export function ClaimLists({ flow, route, heading }: ClaimsProps) {
  const { t } = useTranslation('claims')
  const lists = useSelector(flow, ({ context }) => context.lists)
  if (lists === null) return null
  const isEmpty = allClaims(lists).length === 0
  const moment = formatMoment(lists.updatedAt)
  return (
    <Screen state="listing" heading={heading} lead={isEmpty ? undefined : t('lead')} wide>
      {isEmpty && (
        <Notice kind="info" heading={t('empty.heading')}>
          <p>{t('empty.body')}</p>
        </Notice>
      )}
      <ClaimList heading={t('open')} claims={claimsWithTasksFirst(lists.open ?? [])} lists={lists} route={route} />
      <ClaimList heading={t('closed')} claims={lists.closed ?? []} lists={lists} route={route} />
      {!isEmpty && moment && <p className="hint figures">{t('updatedAt', { moment })}</p>}
      <Actions>
        <Link
          to={pathOf(caseRouteOf(route.productLine, 'claim-report', ''))}
          appearance={isEmpty ? 'primary' : 'secondary'}
        >
          {t('report')}
        </Link>
        <ToContract productLine={route.productLine} />
      </Actions>
    </Screen>
  )
}
