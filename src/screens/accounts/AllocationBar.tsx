import { withKeys } from '../../ui/values/withKeys'
import { colourOf, type NumberedPart, withStarts } from './parts'

/** The smallest share in percent whose section of the bar has room for its number. */
const LEAST_NUMBERED_SHARE = 6

/** A bar of the parts, as wide as their shares and numbered as in the table. Screen readers read only the table. */
export const AllocationBar = ({ parts }: { readonly parts: readonly NumberedPart[] }) => (
  <svg className="allocation-bar" aria-hidden="true">
    {withKeys(withStarts(parts), ({ id }) => id).map(({ key, item }) => (
      <g key={key}>
        <rect className={colourOf(item)} x={`${item.start}%`} width={`${item.percentage}%`} height="100%" />
        {item.percentage >= LEAST_NUMBERED_SHARE && (
          <text x={`${item.start + item.percentage / 2}%`} y="50%">
            {item.number}
          </text>
        )}
      </g>
    ))}
  </svg>
)
