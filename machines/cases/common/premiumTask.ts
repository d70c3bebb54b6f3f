import { PAYING_SLUG } from '../../case/machine/payment/paidCase'
import type { AnyHeader } from '../../case/menu/productLineCases'
import type { Task } from '../../case/menu/task'
import { premiumDueOf } from './nextPremium'

/** Returns the task to pay a due premium; `null` if none is due. `today` is `yyyy-MM-dd`. */
export const premiumTask = (header: AnyHeader, today: string): Task | null => {
  const premium = premiumDueOf(header, today)
  return (
    premium && {
      name: premium.amount && premium.since ? 'premiumDue' : 'premiumDueUnknown',
      inside: PAYING_SLUG,
      values: { ...premium },
    }
  )
}
