import type { DebtDays } from '../../api/entities'
import { Lines } from '../../ui/Lines'
import { debtLines } from './debtLines'

/** Of what a debt is, as far as the insurer tells: until when it can be paid is what one looks for. */
export function DebtDaysOf({ days }: { readonly days: DebtDays }) {
  const lines = debtLines(days)
  const others = days.deadline ? lines.slice(0, -1) : lines
  return (
    <>
      {others.length < lines.length && <p className="debt-deadline">{lines.at(-1)}</p>}
      {others.length > 0 && (
        <div className="hint">
          <Lines lines={others} />
        </div>
      )}
    </>
  )
}
