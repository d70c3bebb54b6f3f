import type { CaseResult } from '../../../src/api/entities'
import { formatMoney } from '../../../src/texts/format'
import { accountDetail, topUpAccountOf } from '../accounts/accounts'
import { fundChoices } from '../accounts/choices'
import { placeOrder, pricingDay } from '../accounts/orders'
import { parseShares, portfolioOf, shareDetails } from '../accounts/shares'
import type { KeptAccount } from '../accounts/slice'
import { currentPortfolio } from '../accounts/view'
import { payInto } from '../accounts/worth'
import { openCase } from '../cases/cases'
import { bookCardPayment } from '../payments/card'
import { type CardPayment, isCardPaymentInvalid, isPaidByCard } from '../payments/paid'
import type { LifeContract } from '../state'
import type { Store } from '../store'
import { isBuyBackRequested } from './buyBack'
import { mayChange } from './menu'
import { addUsedRelief } from './taxRelief'

// The account for top-ups; `undefined` while it is being bought back.
const openAccountOf = (contract: LifeContract): KeptAccount | undefined => {
  const account = topUpAccountOf(contract)
  return account && isBuyBackRequested(contract, account) ? undefined : account
}

/** The account, minimum amount and investment choices of a top-up. */
export const topUpInfo = (store: Store, contract: LifeContract) => {
  const account = openAccountOf(contract)
  return {
    udcContractId: account?.udcContractId ?? null,
    isPension: contract.insuranceType === 'nyugdij',
    minTopupAmount: contract.minTopUp,
    productFundList: account === undefined ? [] : fundChoices(store, account),
    currentModelPortfolio: account === undefined ? null : currentPortfolio(account),
  }
}

interface TopUpRequest extends CardPayment {
  readonly paymentCode?: string | null | undefined
  readonly topupAmount: number
  readonly productFunds?: ReadonlyArray<{ readonly id: string; readonly percentage: number }> | undefined
  readonly modelPortfolioId?: string | null | undefined
  readonly email?: string | null | undefined
}

/**
 * Invests a top-up by the customer's allocation, or by the model portfolio that the account follows. A card payment is
 * invested at once. A transfer is invested at the prices of the day on which it arrives. Returns `undefined` if the
 * top-up is not allowed, too small or not paid. Also returns `undefined` if the account is missing or being
 * bought back, or the allocation is invalid.
 */
export const topUp = (store: Store, contract: LifeContract, request: TopUpRequest): CaseResult | undefined => {
  const account = openAccountOf(contract)
  const shares = account && requestedShares(store, account, request)
  const isAmountAccepted =
    request.topupAmount >= contract.minTopUp && !isCardPaymentInvalid(request, request.topupAmount)
  if (!mayChange(contract, 'topup-payment') || account === undefined || shares === undefined || !isAmountAccepted) {
    return undefined
  }
  if (isPaidByCard(request)) {
    if (!bookCardPayment(contract, request.paymentCode)) return undefined
    payInto(store, account, request.topupAmount, shares)
    addUsedRelief(store, contract, request.topupAmount)
    if (request.productFunds !== undefined) account.modelPortfolioId = null
  }
  const amount = { value: request.topupAmount, currency: 'HUF' } as const
  const caseResult = openCase(store, contract, {
    name: 'Eseti befizetés',
    details: [
      accountDetail(account),
      ['Összeg', formatMoney(amount)],
      ...shareDetails(shares),
      ...(isPaidByCard(request) ? [] : [['Az árfolyam napja', 'amelyen az átutalása megérkezik'] as const]),
    ],
    email: request.email,
    ...(!isPaidByCard(request) && { priced: { on: pricingDay(store), waitsFor: 'TRANSFER', amount } }),
  })
  if (!isPaidByCard(request)) {
    placeOrder(store, account, {
      kind: 'TOP_UP',
      caseId: caseResult.caseId,
      amount: request.topupAmount,
      current: [...shares],
      ...(request.productFunds !== undefined && { modelPortfolioId: null }),
    })
  }
  return caseResult
}

// The fund shares that a top-up buys; `undefined` if invalid, or if both an allocation and a portfolio are given.
const requestedShares = (store: Store, account: KeptAccount, { productFunds, modelPortfolioId }: TopUpRequest) => {
  const portfolioId = modelPortfolioId ?? null
  if (productFunds !== undefined) return portfolioId === null ? parseShares(store, account, productFunds) : undefined
  const portfolio = portfolioOf(account)
  return portfolio !== undefined && portfolio.id === portfolioId ? portfolio.shares : undefined
}
