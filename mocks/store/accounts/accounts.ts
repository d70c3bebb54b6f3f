import { fundOf } from '../../data/funds'
import { unitAccountsOf } from '../../data/unitAccounts'
import type { LifeContract } from '../state'
import { splitByShares, unitsFor } from './parts'
import type { KeptAccount } from './slice'

/** The investment accounts of a contract; empty for accident contracts and proposals. */
export const accountsOf = (contract: LifeContract): KeptAccount[] => {
  contract.accounts ??= isUnitLinked(contract) ? unitAccountsOf(contract.number).map(createAccount) : []
  return contract.accounts
}

/** The contract's account with this id, or `undefined` if the contract has no such account. */
export const accountOf = (contract: LifeContract, udcContractId: string): KeptAccount | undefined =>
  accountsOf(contract).find((account) => account.udcContractId === udcContractId)

/** The account as a line of a case's document: label and value. */
export const accountDetail = ({ name, contractNumber }: KeptAccount) =>
  ['Számla', `${name} (${contractNumber})`] as const

/** The account that receives top-ups. */
export const topUpAccountOf = (contract: LifeContract): KeptAccount | undefined =>
  accountsOf(contract).find(({ fee }) => fee === 'case')

/** The account that receives premiums. */
export const premiumAccountOf = (contract: LifeContract): KeptAccount | undefined =>
  accountsOf(contract).find(({ fee, currency }) => fee === 'regular' && currency === 'HUF')

const isUnitLinked = ({ insuranceType, isProposal }: LifeContract): boolean =>
  insuranceType !== 'baleset' && !isProposal

// A fresh account holds the units that its allocation buys at the first prices.
const createAccount = (unitAccount: ReturnType<typeof unitAccountsOf>[number]): KeptAccount => {
  const { current, future, value, ...account } = unitAccount
  return {
    ...account,
    currency: value.currency,
    holdings: splitByShares(value, current).map(({ fundId, amount }) => ({
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
