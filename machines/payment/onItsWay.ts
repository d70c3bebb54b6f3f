import type { AnnouncedTransfer, DueType, Money } from '../../src/api/entities'
import { addDays, isDay } from '../validation/date'
import { owedAmountOf } from './owed'

interface DebtHeader {
  readonly debt?: Money | null | undefined
  readonly announcedTransfers?: readonly AnnouncedTransfer[] | null | undefined
}

/**
 * Returns the announced transfer for a type of due item; `null` if there is none. A transfer without `premiumType`
 * counts as a transfer for the debt.
 */
export const announcedTransferFor = (
  { announcedTransfers }: Pick<DebtHeader, 'announcedTransfers'>,
  type: DueType,
): AnnouncedTransfer | null => announcedTransfers?.find(({ premiumType }) => (premiumType ?? 'DEBT') === type) ?? null

/** The announced transfer for the debt. */
export const transferForDebt = (header: DebtHeader): AnnouncedTransfer | null => announcedTransferFor(header, 'DEBT')

/**
 * Days after which an announced transfer is no longer expected. The customer has then probably forgotten it, or the
 * bank has sent it back.
 */
const LONGEST_TRANSFER_DAYS = 7

/**
 * Tells if the announced transfer for an item covers its whole amount, if that is known, and may still arrive. `today`:
 * `yyyy-MM-dd`.
 */
export const isTransferExpected = (
  header: DebtHeader,
  type: DueType,
  amount: Money | undefined,
  today: string,
): boolean => {
  const transfer = announcedTransferFor(header, type)
  if (transfer === null || (amount && transfer.amount.value < amount.value)) return false
  return !isDay(transfer.date) || today <= addDays(transfer.date, LONGEST_TRANSFER_DAYS)
}

/** Tells if the announced transfer for the debt covers the whole debt and may still arrive. `today`: `yyyy-MM-dd`. */
export const isOnItsWay = (header: DebtHeader, today: string): boolean =>
  header.debt != null && isTransferExpected(header, 'DEBT', owedAmountOf(header.debt) ?? header.debt, today)

/**
 * Key that suppresses the warnings of all announced transfers. It is used in the list of warnings that the customer has
 * read.
 */
export const ANY_TRANSFER = 'transferAwaited'

/** Key of the warning about this announced transfer, in the list of warnings that the customer overrides. */
export const transferWarningKey = ({ amount, date, premiumType }: AnnouncedTransfer): string =>
  [ANY_TRANSFER, date, amount.value, amount.currency, premiumType].join(' ')
