import type { AccountList } from './accounts.types'

/** Tells if an account is being bought back; `false` if the insurer leaves it out. */
export const isBuyBack = ({ subContracts }: AccountList, udcContractId: string): boolean =>
  subContracts.some((account) => account.udcContractId === udcContractId && account.isBuyBack === true)
