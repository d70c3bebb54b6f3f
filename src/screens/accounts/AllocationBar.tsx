import { keyed } from '../../ui/keyed'
import { COLOURS, type Part, placed } from './parts'

/** From which share on a part is wide enough for its number, in percent. */
const WIDE_ENOUGH = 6

/** Parts side by side, as wide as they are large, with the numbers that they have in the table. The table says it all. */
export const AllocationBar = ({ parts }: { readonly parts: readonly Part[] }) => (
  <svg className="allocation-bar" aria-hidden="true">
    {keyed(placed(parts), ({ id }) => id).map(({ key, item: { start, percentage } }, index) => (
      <g key={key}>
        <rect className={`allocation-${index % COLOURS}`} x={`${start}%`} width={`${percentage}%`} height="100%" />
        {percentage >= WIDE_ENOUGH && (
          <text x={`${start + percentage / 2}%`} y="50%">
            {index + 1}
          </text>
        )}
      </g>
    ))}
  </svg>
)
