import { unitAccountsOf } from '../../data/unitAccounts'
import type { LifeContract } from '../state'
import type { KeptAccount, KeptShare } from './slice'

/** The investment accounts of a contract; accident contracts and proposals have none. */
export const accountsOf = (contract: LifeContract): KeptAccount[] => {
  contract.accounts ??= isUnitLinked(contract) ? unitAccountsOf(contract.number).map(freshAccount) : []
  return contract.accounts
}

/** The account of an id, if it is this contract's. */
export const accountOf = (contract: LifeContract, udcContractId: string): KeptAccount | undefined =>
  accountsOf(contract).find((account) => account.udcContractId === udcContractId)

/** The account that top-ups come into. */
export const topUpAccountOf = (contract: LifeContract): KeptAccount | undefined =>
  accountsOf(contract).find(({ fee }) => fee === 'case')

/** Lays out what is in an account anew; rules for funds that it holds no more are gone. */
export const layOut = (account: KeptAccount, shares: readonly KeptShare[]): void => {
  account.current = [...shares]
  const held = new Set(shares.map(({ fundId }) => fundId))
  account.rules = account.rules.filter(({ fundId }) => held.has(fundId))
}

const isUnitLinked = ({ insuranceType, isProposal }: LifeContract): boolean =>
  insuranceType !== 'baleset' && !isProposal

const freshAccount = ({ current, future, ...account }: ReturnType<typeof unitAccountsOf>[number]): KeptAccount => ({
  ...account,
  current: [...current],
  future: [...future],
  offers: { ...account.offers },
  watchedFrom: null,
  rules: [],
})
