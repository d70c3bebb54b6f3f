import { addressOfId, idInAddress } from '../addressId'

/** The route inside the investment accounts: the ids of the opened account and fund; '' if none is open. */
export interface PlaceInAccounts {
  readonly opened: string
  readonly openedFund: string
}

/** Parses the route from the step in the address. */
export const placeInAccounts = (step: string): PlaceInAccounts => {
  const [account = '', fund = ''] = step.split('/')
  return { opened: idInAddress(account), openedFund: idInAddress(fund) }
}

/** Formats the route as a step in the address. */
export const stepInAccounts = ({ opened, openedFund }: PlaceInAccounts): string =>
  [opened, openedFund]
    .filter((id) => id !== '')
    .map(addressOfId)
    .join('/')
