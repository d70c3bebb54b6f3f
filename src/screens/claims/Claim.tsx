import './claims.css'
import { useTranslation } from 'react-i18next'
import { findClaim, hasUnknownEnd, otherClaimsOfGroup } from '../../../machines/claims/claimLists'
import { nextActorOf } from '../../../machines/claims/timeline'
import { caseRouteOf, pathOf } from '../../../machines/routes'
import { useShallowSelector } from '../../hooks/useShallowSelector'
import { formatDate, formatMoney } from '../../texts/format'
import { Link } from '../../ui/controls/Link'
import { Actions } from '../../ui/layout/Actions'
import { Screen } from '../../ui/layout/Screen'
import { DescriptionList } from '../../ui/values/DescriptionList'
import { ClaimCards } from './ClaimCards'
import type { ClaimsProps } from './claims'
import { DamagedThings } from './DamagedThings'
import { statusTextOf } from './statusText'
import { Tasks } from './Tasks'
import { Timeline } from './Timeline'

/** One claim: the customer's tasks, who acts next and until when, and its progress. */
export function Claim({ flow, route, heading }: ClaimsProps) {
  const { t } = useTranslation('claims')
  const { lists, opened } = useShallowSelector(flow, ({ context: { lists, opened } }) => ({ lists, opened }))
  const claim = lists && findClaim(lists, opened)
  if (!claim) return null
  const { id, claimCause, claimDate, nextStepUntil, decision, paidAmount } = claim
  const nextActor = nextActorOf(claim)
  const hasNextActor = nextActor && nextActor !== 'nobody'
  const details = [
    { label: t('details.status'), value: statusTextOf(claim, lists, t) },
    { label: t('details.paidAmount'), value: paidAmount && formatMoney(paidAmount) },
    { label: t('details.decision'), value: decision },
    { label: t('details.who'), value: nextActor && t(`who.${nextActor}`) },
    { label: t('details.until'), value: hasNextActor && nextStepUntil && formatDate(nextStepUntil) },
    { label: t('details.claimDate'), value: claimDate && formatDate(claimDate) },
    { label: t('details.id'), value: id },
  ]
  const otherClaims = otherClaimsOfGroup(lists, claim)
  return (
    <Screen state="viewing" heading={heading} stepHeading={claimCause || t('claim')}>
      <Tasks claim={claim} productLine={route.productLine} />
      <DescriptionList items={details} />
      {!hasUnknownEnd(lists, claim) && <Timeline claim={claim} />}
      <DamagedThings claim={claim} />
      {otherClaims.length > 0 && (
        <section className="stack">
          <h3>{t('group')}</h3>
          <ClaimCards claims={otherClaims} lists={lists} route={route} />
        </section>
      )}
      <Actions>
        <Link to={pathOf(caseRouteOf(route.productLine, route.key, ''))} appearance="secondary">
          {t('toList')}
        </Link>
      </Actions>
    </Screen>
  )
}
