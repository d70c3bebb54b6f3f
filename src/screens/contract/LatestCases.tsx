import './LatestCases.css'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { addressOfId } from '../../../machines/addressId'
import type { CasesRetried, ContractContext } from '../../../machines/contract/contract.types'
import { newestCasesFirst, onlineCaseStateOf, waitsForCustomer } from '../../../machines/onlineCases/listed'
import { caseRouteOf, type ProductLine, pathOf } from '../../../machines/routes'
import type { ListedCase } from '../../api/entities'
import { formatDate } from '../../texts/format'
import { withNames } from '../../texts/withNames'
import { Action } from '../../ui/controls/Action'
import { RouteLink } from '../../ui/controls/RouteLink'
import { Badge } from '../../ui/feedback/Badge'
import { Skeleton } from '../../ui/feedback/Skeleton'
import { ChevronIcon } from '../../ui/icons/icons'
import { Actions } from '../../ui/layout/Actions'
import { withKeys } from '../../ui/values/withKeys'
import { caseTexts } from '../case/caseTexts'

const SHOWN_COUNT = 2

interface Props {
  readonly productLine: ProductLine
  readonly menu: ContractContext['menu']
  readonly cases: ContractContext['cases']
  readonly today: string
  readonly send: (event: CasesRetried) => void
}

/** The status of the latest cases, and a link to the list of all cases. Empty if the contract has no such list. */
export function LatestCases({ productLine, menu, cases, today, send }: Props) {
  const { t } = useTranslation(['contract', 'common'])
  const headingRef = useRef<HTMLHeadingElement>(null)
  const onlineCasesEntry = menu.find(({ screen }) => screen === 'onlineCases')
  const claimsEntry = menu.find(({ screen }) => screen === 'claims')
  if (!onlineCasesEntry) return null
  const { label } = caseTexts({ productLine, key: onlineCasesEntry.key })
  return (
    <section className="contract-latest stack">
      <h2 className="latest-heading" tabIndex={-1} ref={headingRef}>
        <RouteLink href={pathOf(caseRouteOf(productLine, onlineCasesEntry.key, ''))}>
          <span>{label}</span>
          <ChevronIcon />
        </RouteLink>
      </h2>
      <div className="latest">
        {cases === null && <Skeleton status={t('latest.loading')} shape="rows" count={SHOWN_COUNT} />}
        {cases === 'unknown' && (
          <div className="latest-unknown stack">
            <p role="status">{t('latest.unknown')}</p>
            <Actions>
              <Action
                send={(event: CasesRetried) => {
                  // The pressed button disappears until the response arrives, so the heading takes the focus.
                  headingRef.current?.focus()
                  send(event)
                }}
                event={{ type: 'cases.retried' }}
                name={`${t('common:retry')}: ${label}`}
              >
                {t('common:retry')}
              </Action>
            </Actions>
          </div>
        )}
        {Array.isArray(cases) && cases.length === 0 && (
          <p>
            <span>{claimsEntry ? `${t('latest.noneButClaims')} ` : t('latest.none')}</span>
            {claimsEntry && (
              <RouteLink href={pathOf(caseRouteOf(productLine, claimsEntry.key, ''))}>{t('latest.claims')}</RouteLink>
            )}
          </p>
        )}
        {Array.isArray(cases) && cases.length > 0 && (
          <ul className="latest-cases">
            {withKeys(
              withNames(newestCasesFirst(cases).slice(0, SHOWN_COUNT), t('latest.unnamed')),
              ({ caseId }) => caseId ?? '',
            ).map(({ key, item }) => (
              <LatestCase
                key={key}
                item={item}
                today={today}
                to={pathOf(caseRouteOf(productLine, onlineCasesEntry.key, addressOfId(item.caseId ?? '')))}
              />
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}

/**
 * A case with a link to its entry in the list, where pending steps can be continued. The link's accessible name
 * contains the status, because an entry of the menu may have the same name.
 */
function LatestCase({ item, today, to }: { readonly item: ListedCase; readonly today: string; readonly to: string }) {
  const { t } = useTranslation('contract')
  const { name, startDate } = item
  const dayText = startDate ? formatDate(startDate) : null
  const statusText = t(`latest.statuses.${onlineCaseStateOf(item, today)}`)
  return (
    <li>
      <RouteLink href={to} aria-label={[name, dayText, statusText].filter(Boolean).join(', ')}>
        {name}
      </RouteLink>
      {startDate && (
        <time className="hint figures" dateTime={startDate}>
          {dayText}
        </time>
      )}
      <Badge kind={waitsForCustomer(item, today) ? 'waiting' : 'plain'}>{statusText}</Badge>
      <ChevronIcon />
    </li>
  )
}
