import { periodStarts } from '../payments/due'
import { invoiceGrid } from '../payments/invoiced'
import type { Contract } from '../state'

/** The first day of a contract; `undefined` if the header lacks the data, as a vehicle's header does. */
export const firstDayOf = (contract: Contract): string | undefined => {
  const { header } = contract
  if ('startDate' in header.contract && header.contract.startDate) return header.contract.startDate
  const signDate = 'signDate' in header ? header.signDate : null
  const grid = invoiceGrid(contract)
  return signDate && grid ? periodStarts(grid.start, grid.months, signDate)(1) : undefined
}
