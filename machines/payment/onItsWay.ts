import type { AnnouncedTransfer, DueType, Money } from '../../src/api/entities'

interface Told {
  readonly debt?: Money | null | undefined
  readonly announcedTransfers?: readonly AnnouncedTransfer[] | null | undefined
}

/** Returns the announced transfer for an item; `null` if absent. Without a purpose it counts for the debt. */
export const transferFor = (
  { announcedTransfers }: Pick<Told, 'announcedTransfers'>,
  type: DueType,
): AnnouncedTransfer | null => announcedTransfers?.find(({ premiumType }) => (premiumType ?? 'DEBT') === type) ?? null

/** The announced transfer for the debt. */
export const transferForDebt = (header: Told): AnnouncedTransfer | null => transferFor(header, 'DEBT')

/** Tells if the announced transfer for the debt covers the whole debt. */
export const isOnItsWay = (header: Told): boolean => {
  const transfer = transferForDebt(header)
  return header.debt != null && transfer !== null && transfer.amount.value >= header.debt.value
}

/** Key of the warning about any announced transfer, in the list of warnings that the customer overrides. */
export const ANY_TRANSFER = 'transferAwaited'

/** Key of the warning about this announced transfer, in the list of warnings that the customer overrides. */
export const warningOf = ({ amount, date, premiumType }: AnnouncedTransfer): string =>
  [ANY_TRANSFER, date, amount.value, amount.currency, premiumType].join(' ')
