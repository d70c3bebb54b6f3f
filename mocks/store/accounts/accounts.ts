import { fundOf } from '../../data/funds'
import { unitAccountsOf } from '../../data/unitAccounts'
import type { LifeContract } from '../state'
import { partsOf, unitsFor } from './parts'
import type { KeptAccount } from './slice'

/** The investment accounts of a contract; accident contracts and proposals have none. */
export const accountsOf = (contract: LifeContract): KeptAccount[] => {
  contract.accounts ??= isUnitLinked(contract) ? unitAccountsOf(contract.number).map(freshAccount) : []
  return contract.accounts
}

/** The account of an id, if it is this contract's. */
export const accountOf = (contract: LifeContract, udcContractId: string): KeptAccount | undefined =>
  accountsOf(contract).find((account) => account.udcContractId === udcContractId)

/** Which account it is, as a detail of a case's document. */
export const accountDetail = ({ name, contractNumber }: KeptAccount) =>
  ['Számla', `${name} (${contractNumber})`] as const

/** The account that top-ups come into. */
export const topUpAccountOf = (contract: LifeContract): KeptAccount | undefined =>
  accountsOf(contract).find(({ fee }) => fee === 'case')

/** The account that premiums come into. */
export const premiumAccountOf = (contract: LifeContract): KeptAccount | undefined =>
  accountsOf(contract).find(({ fee, currency }) => fee === 'regular' && currency === 'HUF')

const isUnitLinked = ({ insuranceType, isProposal }: LifeContract): boolean =>
  insuranceType !== 'baleset' && !isProposal

// As many units as its parts bought at the first prices.
const freshAccount = (given: ReturnType<typeof unitAccountsOf>[number]): KeptAccount => {
  const { current, future, value, ...account } = given
  return {
    ...account,
    currency: value.currency,
    holdings: partsOf(value, current).map(({ fundId, amount }) => ({
      fundId,
      units: unitsFor(amount, fundOf(fundId)?.unitPrice ?? 1),
    })),
    future: [...future],
    offers: { ...account.offers },
    watched: null,
    rules: [],
    orders: [],
    seenUntil: null,
  }
}
