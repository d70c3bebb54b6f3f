import type { InferOutput } from 'valibot'
import type { reportClaim } from '../../../src/api/claimReport'
import type { ClaimedThing, Money, RiskObject } from '../../../src/api/entities'
import { formatForints } from '../../../src/texts/format'

const labels: Readonly<Record<RiskObject, string>> = {
  BUILDING: 'Sérült épületrész',
  OUTBUILDING: 'Sérült melléképület',
  ASSET: 'Sérült vagy eltűnt ingóság',
}

/** The damaged things of a report, in the order reported. */
export const damagedThingsOf = ({
  damagedBuilding = [],
  damagedOutbuildings = [],
  damagedAssets = [],
}: InferOutput<typeof reportClaim.body>): ClaimedThing[] => [
  ...damagedBuilding.map((thing) => ({ riskObject: 'BUILDING' as const, ...thing })),
  ...damagedOutbuildings.map((thing) => ({ riskObject: 'OUTBUILDING' as const, ...thing })),
  ...damagedAssets.map((thing) => ({ riskObject: 'ASSET' as const, ...thing })),
]

/** Payment for a damage without an estimate, in forints. */
const DEFAULT_LOSS = 85_000

/** Payment for a damage, in forints: the sum of the estimates of its things, or `DEFAULT_LOSS` without any estimate. */
export const lossOf = (things: readonly ClaimedThing[] = []): Money => ({
  value: things.reduce((sum, { estimatedLoss }) => sum + (estimatedLoss ?? 0), 0) || DEFAULT_LOSS,
  currency: 'HUF',
})

/** The damaged things as lines of a letter, one for each. */
export const thingDetails = (things: readonly ClaimedThing[]): ReadonlyArray<readonly [string, string]> =>
  things.map(({ riskObject, name, part, purchaseYear, estimatedLoss }) => [
    labels[riskObject],
    [name, part, purchaseYear, typeof estimatedLoss === 'number' && formatForints(String(estimatedLoss))]
      .filter(Boolean)
      .join(', '),
  ])
