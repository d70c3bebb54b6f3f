import { optional } from '../../case/definition/fields/optional'
import { percent } from '../../case/definition/fields/percent'
import { rows } from '../../case/definition/fields/rows'

/**
 * A row for each fund with its share in whole percents, which sum to 100. An empty share counts as 0 and is not sent.
 */
export const fundShares = () =>
  rows({
    columns: { percentage: optional(percent({ decimals: 0, canBeZero: true })) },
    shares: 'percentage',
    serialize: ({ percentage = 0 }, id) => (percentage === 0 ? null : { id, percentage }),
  })
