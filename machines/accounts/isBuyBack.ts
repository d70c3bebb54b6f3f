import type { AccountList } from './accounts.types'

/** Whether an account is being bought back. What the insurer leaves out is no. */
export const isBuyBack = ({ subContracts }: AccountList, udcContractId: string): boolean =>
  subContracts.some((account) => account.udcContractId === udcContractId && account.isBuyBack === true)
