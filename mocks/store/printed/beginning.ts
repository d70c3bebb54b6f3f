import { startsCounted } from '../payments/due'
import { invoiceGrid } from '../payments/invoiced'
import type { Contract } from '../state'

/** The day on which a contract began, with its first period; nothing where nobody knows: a vehicle's header does not say. */
export const beginningOf = (contract: Contract): string | undefined => {
  const { header } = contract
  if ('startDate' in header.contract && header.contract.startDate) return header.contract.startDate
  const signed = 'signDate' in header ? header.signDate : null
  const grid = invoiceGrid(contract)
  return signed && grid ? startsCounted(grid.start, grid.months, signed)(1) : undefined
}
