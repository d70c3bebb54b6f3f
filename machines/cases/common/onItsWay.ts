import type { AnnouncedTransfer } from '../../../src/api/entities'
import type { AnyHeader } from '../../case/areaCases'

type Told = Pick<AnyHeader, 'debt' | 'announcedTransfer'>

/** The transfer that the customer has decided on for what is owed: where nobody says what one is for, that is paid first. */
export const transferForDebt = ({ announcedTransfer }: Told): AnnouncedTransfer | null =>
  announcedTransfer && (announcedTransfer.premiumType ?? 'DEBT') === 'DEBT' ? announcedTransfer : null

/** Whether that transfer settles all that is owed, once it has come in. */
export const isOnItsWay = (header: Told): boolean => {
  const transfer = transferForDebt(header)
  return header.debt != null && transfer !== null && transfer.amount.value >= header.debt.value
}
