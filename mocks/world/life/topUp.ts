import type { CaseResult } from '../../../src/api/entities'
import { formatMoney } from '../../../src/texts/format'
import { topUpAccountOf } from '../accounts/accounts'
import { fundChoices } from '../accounts/choices'
import { portfolioOf, readShares, shareDetails } from '../accounts/shares'
import type { KeptAccount } from '../accounts/slice'
import { putInto } from '../accounts/topUp'
import { currentPortfolio } from '../accounts/view'
import { openCase } from '../cases/cases'
import { bookCardPayment } from '../payments/card'
import { type CardPayment, isPaid, isRefusedByBank } from '../payments/paid'
import type { LifeContract } from '../state'
import type { World } from '../world'
import { mayChange } from './menu'
import { drawRelief } from './taxRelief'

/** The least top-up, in forints (specification, section 9). */
const MIN_TOP_UP = 50_000

/** What a top-up needs to know. */
export const topUpInfo = (contract: LifeContract) => {
  const account = topUpAccountOf(contract)
  return {
    udcContractId: account?.udcContractId ?? null,
    isPension: contract.insuranceType === 'nyugdij',
    minTopupAmount: MIN_TOP_UP,
    productFundList: account === undefined ? [] : fundChoices(account),
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
 * Pays in more than the premium, by an allocation or by the account's portfolio. What was paid by card is in the account
 * at once, a transfer is on its way. `undefined` where the amount is too small or was not paid, or has nowhere to go.
 */
export const topUp = (world: World, contract: LifeContract, asked: TopUp): CaseResult | undefined => {
  const account = topUpAccountOf(contract)
  const shares = account && askedShares(account, asked)
  const isEnough = asked.topupAmount >= MIN_TOP_UP && !isRefusedByBank(asked, asked.topupAmount)
  if (!mayChange(contract, 'topup-payment') || account === undefined || shares === undefined || !isEnough) {
    return undefined
  }
  if (isPaid(asked)) {
    if (!bookCardPayment(contract, asked.paymentCode)) return undefined
    putInto(account, asked.topupAmount, shares)
    drawRelief(contract, asked.topupAmount)
    if (asked.productFunds !== undefined) account.modelPortfolioId = null
  }
  return openCase(world, contract, {
    name: 'Eseti befizetés',
    details: [['Összeg', formatMoney({ value: asked.topupAmount, currency: 'HUF' })], ...shareDetails(shares)],
    email: asked.email,
  })
}

// The one or the other, never both.
const askedShares = (account: KeptAccount, { productFunds, modelPortfolioId }: TopUp) => {
  const portfolioId = modelPortfolioId ?? null
  if (productFunds !== undefined) return portfolioId === null ? readShares(account, productFunds) : undefined
  const portfolio = portfolioOf(account)
  return portfolio !== undefined && portfolio.id === portfolioId ? portfolio.shares : undefined
}
