import { addressOfId, idInAddress } from '../addressId'

/** Where in the investment accounts somebody is: at an account or a fund of it, by their ids; '' where at none. */
export interface PlaceInAccounts {
  readonly opened: string
  readonly openedFund: string
}

/** The place that a part of an address names. */
export const placeInAccounts = (step: string): PlaceInAccounts => {
  const [account = '', fund = ''] = step.split('/')
  return { opened: idInAddress(account), openedFund: idInAddress(fund) }
}

/** A place as a part of an address. */
export const stepInAccounts = ({ opened, openedFund }: PlaceInAccounts): string =>
  [opened, openedFund]
    .filter((id) => id !== '')
    .map(addressOfId)
    .join('/')
