import type { AnnouncedTransfer, DueType, Money } from '../../src/api/entities'

interface Told {
  readonly debt?: Money | null | undefined
  readonly announcedTransfer?: AnnouncedTransfer | null | undefined
}

/** The transfer that the customer has decided on for something: where nobody says what one is for, what is owed is paid first. */
export const transferFor = (
  { announcedTransfer }: Pick<Told, 'announcedTransfer'>,
  type: DueType,
): AnnouncedTransfer | null =>
  announcedTransfer && (announcedTransfer.premiumType ?? 'DEBT') === type ? announcedTransfer : null

/** The one for what is owed. */
export const transferForDebt = (header: Told): AnnouncedTransfer | null => transferFor(header, 'DEBT')

/** Whether that transfer settles all that is owed, once it has come in. */
export const isOnItsWay = (header: Told): boolean => {
  const transfer = transferForDebt(header)
  return header.debt != null && transfer !== null && transfer.amount.value >= header.debt.value
}
