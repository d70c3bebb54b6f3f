import type { AnyHeader } from '../../case/areaCases'

/** Whether a transfer that the customer has decided on settles all that is owed, once it has come in. */
export const isOnItsWay = ({ debt, announcedTransfer }: Pick<AnyHeader, 'debt' | 'announcedTransfer'>): boolean =>
  debt != null && announcedTransfer != null && announcedTransfer.amount.value >= debt.value
