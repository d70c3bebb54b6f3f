import { documentListOf } from '../../mocks/store/printed/lists'
import type { Contract } from '../../mocks/store/state'
import type { Store } from '../../mocks/store/store'

/** Returns the start dates of periods that are paid although the premium of an earlier period is unpaid. */
export const paidTooSoon = (store: Store, contract: Contract): readonly string[] => {
  const periods = documentListOf(store, contract, 'invoice')
    .slice()
    .flatMap(({ periodStartDate: from, isPaid }) => (from ? [{ from, isPaid: isPaid === true }] : []))
  const [firstOpen = '9999'] = periods.flatMap(({ from, isPaid }) => (isPaid ? [] : [from])).sort()
  return periods.flatMap(({ from, isPaid }) => (isPaid && from > firstOpen ? [from] : []))
}
