import { keyed } from '../../ui/values/keyed'
import { colourOf, type NumberedPart, placed } from './parts'

/** The smallest share whose bar has room for its number, in percent. */
const WIDE_ENOUGH = 6

/**
 * Parts side by side, their width proportional to their share, numbered as in the table. The table has all the data.
 */
export const AllocationBar = ({ parts }: { readonly parts: readonly NumberedPart[] }) => (
  <svg className="allocation-bar" aria-hidden="true">
    {keyed(placed(parts), ({ id }) => id).map(({ key, item }) => (
      <g key={key}>
        <rect className={colourOf(item)} x={`${item.start}%`} width={`${item.percentage}%`} height="100%" />
        {item.percentage >= WIDE_ENOUGH && (
          <text x={`${item.start + item.percentage / 2}%`} y="50%">
            {item.number}
          </text>
        )}
      </g>
    ))}
  </svg>
)
