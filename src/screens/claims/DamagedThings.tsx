import { useTranslation } from 'react-i18next'
import type { Claim, ClaimedThing } from '../../api/entities'
import { formatForints } from '../../texts/format'
import { DescriptionList } from '../../ui/values/DescriptionList'
import { Lines } from '../../ui/values/Lines'

const riskObjects = ['BUILDING', 'OUTBUILDING', 'ASSET'] as const

/** Formats a damaged item in one line: name, part, year, and estimated loss. */
const formatThing = ({ name, part, purchaseYear, estimatedLoss }: ClaimedThing): string =>
  [name, part, purchaseYear, typeof estimatedLoss === 'number' && formatForints(String(estimatedLoss))]
    .filter(Boolean)
    .join(', ')

/** The reported items and their damage. Empty if the insurer reports no items. */
export function DamagedThings({ claim: { damagedThings } }: { readonly claim: Pick<Claim, 'damagedThings'> }) {
  const { t } = useTranslation('claims')
  if (!damagedThings || damagedThings.length === 0) return null
  const items = riskObjects
    .map((kind) => ({ kind, lines: damagedThings.filter(({ riskObject }) => riskObject === kind).map(formatThing) }))
    .filter(({ lines }) => lines.length > 0)
    .map(({ kind, lines }) => ({ label: t(`things.${kind}`), value: <Lines lines={lines} /> }))
  return (
    <section className="stack">
      <h3>{t('things.heading')}</h3>
      <DescriptionList items={items} />
    </section>
  )
}
