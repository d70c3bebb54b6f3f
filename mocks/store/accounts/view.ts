import type { Money } from '../../../src/api/entities'
import { caseOf } from '../cases/cases'
import { buyBackClaim, isBuyBackRequested, totalBuyBackValue } from '../life/buyBack'
import { paperBuyBackDates } from '../life/paperBuyBack'
import type { LifeContract } from '../state'
import type { Store } from '../store'
import { accountsOf } from './accounts'
import { isOrderPending } from './orders'
import { namedShares, portfolioOf } from './shares'
import type { KeptAccount } from './slice'
import { dateOfValue, inForints, worthOf } from './worth'

const isForints = ({ currency }: Money): boolean => currency === 'HUF'

/** A contract's accounts and their total value: the sum of their values in forints. */
export const accountList = (store: Store, contract: LifeContract) => {
  const accounts = accountsOf(contract).map((account) => {
    const { value, buyBackValue } = worthOf(store, account)
    return { account, value, buyBackValue, valueInForints: inForints(value) }
  })
  return {
    dateOfValue: dateOfValue(store),
    totalValue: {
      value: accounts.reduce((sum, { valueInForints }) => sum + valueInForints.value, 0),
      currency: 'HUF' as const,
    },
    totalBuyBackValue: { value: totalBuyBackValue(store, contract), currency: 'HUF' as const },
    subContracts: accounts.map(({ account, value, valueInForints, buyBackValue }) => ({
      udcContractId: account.udcContractId,
      contractNumber: account.contractNumber,
      name: account.name,
      isBuyBack: isBuyBackRequested(contract, account),
      buyBack: buyBackOf(store, contract, account),
      partialBuyBackAvailable: account.partialBuyBackAvailable,
      value,
      buyBackValue,
      valueInForints: isForints(value) ? null : valueInForints,
    })),
  }
}

/**
 * An account's buy-back: its request date, its payment date if known, and the bank account that receives it. `null` if
 * the account is not being bought back.
 */
const buyBackOf = (store: Store, contract: LifeContract, account: KeptAccount) => {
  if (account.isBuyBack) return { ...paperBuyBackDates(store), bankAccount: contract.header.bankAccount }
  const buyBack = buyBackClaim(contract, account)
  if (buyBack === undefined) return null
  const { startDate } = caseOf(contract, buyBack.caseId) ?? {}
  return { requestedOn: startDate, payoutDate: null, bankAccount: buyBack.claim.bankAccount }
}

/** An account with its values, allocations and pending orders, and the cases that no pending order blocks. */
export const accountView = (store: Store, account: KeptAccount) => {
  const { value, buyBackValue, funds } = worthOf(store, account)
  const { offers } = account
  return {
    unitAccountName: account.name,
    contractNumber: account.contractNumber,
    dateOfValue: dateOfValue(store),
    accountValue: value,
    buyBackValue,
    isMonitoringAvailable: offers.monitoring,
    isProductFundSwitchAvailable: offers.switching && !isOrderPending(account, 'current'),
    isProductFundRedirectAvailable: offers.redirecting && !isOrderPending(account, 'future'),
    isModelPortfolioAvailable:
      offers.portfolio && !isOrderPending(account, 'current') && !isOrderPending(account, 'future'),
    currentModelPortfolio: currentPortfolio(account),
    currentProductFundList: funds.map(({ fund, percentage, value: worth }) => ({
      id: fund.id,
      name: fund.name,
      percentage,
      currency: fund.currency,
      value: worth,
    })),
    // Some accounts receive no more payments, so they have no allocation of future payments.
    futureProductFundList: account.fee === null ? [] : namedShares(account.future),
    pendingOrders: account.orders.map(({ kind, caseId, orderedOn, pricedOn }) => ({
      kind,
      caseId,
      orderedOn,
      // A top-up is priced on the day the transfer arrives, which is not known yet.
      pricedOn: kind === 'TOP_UP' ? null : pricedOn,
    })),
  }
}

/** The id and name of the portfolio that an account follows, or `null`. */
export const currentPortfolio = (account: KeptAccount) => {
  const portfolio = portfolioOf(account)
  return portfolio === undefined ? null : { id: portfolio.id, name: portfolio.name }
}

/** One fund of an account; `undefined` if the account does not hold it. */
export const fundView = (store: Store, account: KeptAccount, fundId: string) => {
  const fundWorth = worthOf(store, account).funds.find(({ fund }) => fund.id === fundId)
  if (fundWorth === undefined) return undefined
  const { fund, percentage, value, price, units } = fundWorth
  return {
    name: fund.name,
    percentage,
    originFundId: fund.id,
    dateOfValue: dateOfValue(store),
    fundValue: value,
    fundExchange: { value: price, currency: fund.currency },
    fundAmount: units,
  }
}

/** Download address of a statement or terms document. */
export const termsLink = (name: string): string => `documents/download?id=terms-${name}`
