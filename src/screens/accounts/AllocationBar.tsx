import { keyed } from '../../ui/keyed'
import { colourOf, type NumberedPart, placed } from './parts'

/** From which share on a part is wide enough for its number, in percent. */
const WIDE_ENOUGH = 6

/** Parts side by side, as wide as they are large, with the numbers that they have in the table. The table says it all. */
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
