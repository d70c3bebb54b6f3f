import { optional } from '../../case/definition/fields/optional'
import { percent } from '../../case/definition/fields/percent'
import { rows } from '../../case/definition/fields/rows'

/** A row for each fund, with its share in whole percents, 100 in all. An empty share is none; only those that are any are sent. */
export const fundShares = () =>
  rows({
    columns: { percentage: optional(percent({ decimals: 0, canBeZero: true })) },
    shares: 'percentage',
    serialize: ({ percentage = 0 }, id) => (percentage === 0 ? null : { id, percentage }),
  })
