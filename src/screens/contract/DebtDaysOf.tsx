import type { DebtDays } from '../../api/entities'
import { Lines } from '../../ui/Lines'
import { debtLines } from './debtLines'

/** Of what a debt is, as far as the insurer tells. */
export function DebtDaysOf({ days }: { readonly days: DebtDays }) {
  const lines = debtLines(days)
  return (
    lines.length > 0 && (
      <div className="hint">
        <Lines lines={lines} />
      </div>
    )
  )
}
