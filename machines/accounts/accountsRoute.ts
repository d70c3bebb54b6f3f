import { addressOfId, idInAddress } from '../addressId'

/** The route inside the investment accounts: the ids of the opened account and fund; '' if none is open. */
export interface AccountsRoute {
  readonly opened: string
  readonly openedFund: string
}

/** Parses the route from the step in the address. */
export const parseAccountsRoute = (step: string): AccountsRoute => {
  const [accountSegment = '', fundSegment = ''] = step.split('/')
  return { opened: idInAddress(accountSegment), openedFund: idInAddress(fundSegment) }
}

/** Formats the route as a step in the address. */
export const accountsStepOf = ({ opened, openedFund }: AccountsRoute): string =>
  [opened, openedFund]
    .filter((id) => id !== '')
    .map(addressOfId)
    .join('/')
