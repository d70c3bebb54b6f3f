import type { CaseResult } from '../../../src/api/entities'
import { formatMoney } from '../../../src/texts/format'
import { accountDetail, topUpAccountOf } from '../accounts/accounts'
import { fundChoices } from '../accounts/choices'
import { order, pricingDay } from '../accounts/orders'
import { portfolioOf, readShares, shareDetails } from '../accounts/shares'
import type { KeptAccount } from '../accounts/slice'
import { currentPortfolio } from '../accounts/view'
import { putInto } from '../accounts/worth'
import { openCase } from '../cases/cases'
import { bookCardPayment } from '../payments/card'
import { type CardPayment, isPaid, isRefusedByBank } from '../payments/paid'
import type { LifeContract } from '../state'
import type { Store } from '../store'
import { mayChange } from './menu'
import { drawRelief } from './taxRelief'

/** The account, minimum amount and investment choices of a top-up. */
export const topUpInfo = (store: Store, contract: LifeContract) => {
  const account = topUpAccountOf(contract)
  return {
    udcContractId: account?.udcContractId ?? null,
    isPension: contract.insuranceType === 'nyugdij',
    minTopupAmount: contract.minTopUp,
    productFundList: account === undefined ? [] : fundChoices(store, account),
    currentModelPortfolio: account === undefined ? null : currentPortfolio(account),
  }
}

interface TopUp extends CardPayment {
  readonly paymentCode?: string | null | undefined
  readonly topupAmount: number
  readonly productFunds?: ReadonlyArray<{ readonly id: string; readonly percentage: number }> | undefined
  readonly modelPortfolioId?: string | null | undefined
  readonly email?: string | null | undefined
}

/**
 * Invests a top-up by the customer's allocation or by the account's portfolio. A card payment is invested at once, a
 * transfer at the prices of the day on which it arrives. Returns `undefined` if the top-up is not allowed, too small or
 * not paid, or no account or allocation fits.
 */
export const topUp = (store: Store, contract: LifeContract, request: TopUp): CaseResult | undefined => {
  const account = topUpAccountOf(contract)
  const shares = account && requestedShares(store, account, request)
  const isEnough = request.topupAmount >= contract.minTopUp && !isRefusedByBank(request, request.topupAmount)
  if (!mayChange(contract, 'topup-payment') || account === undefined || shares === undefined || !isEnough) {
    return undefined
  }
  if (isPaid(request)) {
    if (!bookCardPayment(contract, request.paymentCode)) return undefined
    putInto(store, account, request.topupAmount, shares)
    drawRelief(store, contract, request.topupAmount)
    if (request.productFunds !== undefined) account.modelPortfolioId = null
  }
  const amount = { value: request.topupAmount, currency: 'HUF' } as const
  const opened = openCase(store, contract, {
    name: 'Eseti befizetés',
    details: [
      accountDetail(account),
      ['Összeg', formatMoney(amount)],
      ...shareDetails(shares),
      ...(isPaid(request) ? [] : [['Az árfolyam napja', 'amelyen az átutalása megérkezik'] as const]),
    ],
    email: request.email,
    ...(!isPaid(request) && { priced: { on: pricingDay(store), waitsFor: 'TRANSFER', amount } }),
  })
  if (!isPaid(request)) {
    order(store, account, {
      kind: 'TOP_UP',
      caseId: opened.caseId,
      amount: request.topupAmount,
      current: [...shares],
      ...(request.productFunds !== undefined && { modelPortfolioId: null }),
    })
  }
  return opened
}

// The fund shares that a top-up buys; `undefined` if invalid, or if both an allocation and a portfolio are given.
const requestedShares = (store: Store, account: KeptAccount, { productFunds, modelPortfolioId }: TopUp) => {
  const portfolioId = modelPortfolioId ?? null
  if (productFunds !== undefined) return portfolioId === null ? readShares(store, account, productFunds) : undefined
  const portfolio = portfolioOf(account)
  return portfolio !== undefined && portfolio.id === portfolioId ? portfolio.shares : undefined
}
