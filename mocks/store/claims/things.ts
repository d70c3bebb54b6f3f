import type { InferOutput } from 'valibot'
import type { reportClaim } from '../../../src/api/claimReport'
import type { ClaimedThing, Money, RiskObject } from '../../../src/api/entities'
import { formatForints } from '../../../src/texts/format'

const labels: Readonly<Record<RiskObject, string>> = {
  BUILDING: 'Sérült épületrész',
  OUTBUILDING: 'Sérült melléképület',
  ASSET: 'Sérült vagy eltűnt ingóság',
}

/** What a report says was damaged, thing by thing, in the order in which it was told. */
export const thingsIn = ({
  damagedBuilding = [],
  damagedOutbuildings = [],
  damagedAssets = [],
}: InferOutput<typeof reportClaim.body>): ClaimedThing[] => [
  ...damagedBuilding.map((thing) => ({ riskObject: 'BUILDING' as const, ...thing })),
  ...damagedOutbuildings.map((thing) => ({ riskObject: 'OUTBUILDING' as const, ...thing })),
  ...damagedAssets.map((thing) => ({ riskObject: 'ASSET' as const, ...thing })),
]

/** What is paid where nobody has told what the damage comes to, in forints. */
const USUAL_LOSS = 85_000

/** What is paid for a damage: all that its things are said to come to, in forints. */
export const lossOf = (things: readonly ClaimedThing[] = []): Money => ({
  value: things.reduce((sum, { estimatedLoss }) => sum + (estimatedLoss ?? 0), 0) || USUAL_LOSS,
  currency: 'HUF',
})

/** The same as a letter to the customer says it, a line for each. */
export const thingDetails = (things: readonly ClaimedThing[]): ReadonlyArray<readonly [string, string]> =>
  things.map(({ riskObject, name, part, purchaseYear, estimatedLoss }) => [
    labels[riskObject],
    [name, part, purchaseYear, typeof estimatedLoss === 'number' && formatForints(String(estimatedLoss))]
      .filter(Boolean)
      .join(', '),
  ])
