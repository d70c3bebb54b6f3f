import type { AccountList } from './accounts.types'

/**
 * Tells if an account is being bought back, which means paid out early. `false` if the list does not contain the
 * account.
 */
export const isBeingBoughtBack = ({ subContracts }: AccountList, udcContractId: string): boolean =>
  subContracts.some((account) => account.udcContractId === udcContractId && account.isBuyBack === true)
