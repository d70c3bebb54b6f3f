import './LatestCases.css'
import { useTranslation } from 'react-i18next'
import type { ContractContext } from '../../../machines/contract/contract.types'
import { isWaiting, newestFirst, standingOf } from '../../../machines/onlineCases/listed'
import type { Area } from '../../../machines/routes'
import type { ListedCase } from '../../api/entities'
import { formatDate } from '../../texts/format'
import { Badge } from '../../ui/Badge'
import { keyed } from '../../ui/keyed'
import { Skeleton } from '../../ui/Skeleton'
import { MenuTiles } from './MenuTiles'
import type { ShownEntry } from './menuEntries'

/** How many of them are shown. */
const SHOWN = 2

export interface LatestCasesProps {
  readonly area: Area
  readonly cases: ContractContext['cases']
  /** The menu's entry of all of them. */
  readonly entry: ShownEntry
}

/** How what was submitted last stands, and the way to all of it. */
export function LatestCases({ area, cases, entry }: LatestCasesProps) {
  const { t } = useTranslation('contract')
  return (
    <section className="stack">
      <h2>{t('latest.heading')}</h2>
      <div className="latest">
        {cases === null && <Skeleton status={t('latest.loading')} shape="rows" count={SHOWN} />}
        {cases === 'unknown' && <p>{t('latest.unknown')}</p>}
        {Array.isArray(cases) && cases.length === 0 && <p>{t('latest.none')}</p>}
        {Array.isArray(cases) && cases.length > 0 && (
          <ul className="latest-cases">
            {keyed(newestFirst(cases).slice(0, SHOWN), ({ caseId }) => caseId ?? '').map(({ key, item }) => (
              <LatestCase key={key} item={item} />
            ))}
          </ul>
        )}
        <MenuTiles area={area} entries={[entry]} appearance="rows" />
      </div>
    </section>
  )
}

function LatestCase({ item }: { readonly item: ListedCase }) {
  const { t } = useTranslation('contract')
  const { name, startDate } = item
  return (
    <li>
      <span>{name}</span>
      {startDate && (
        <time className="hint figures" dateTime={startDate}>
          {formatDate(startDate)}
        </time>
      )}
      <Badge kind={isWaiting(item) ? 'waiting' : 'plain'}>{t(`latest.statuses.${standingOf(item)}`)}</Badge>
    </li>
  )
}
