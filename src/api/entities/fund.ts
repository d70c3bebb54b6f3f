import * as v from 'valibot'
import { currency, isoDate, money, percentage } from './common'

/** A fund and its share. */
export const fundShare = v.object({ id: v.string(), name: v.string(), percentage, currency })

/** A fund as a customer orders its share. */
export const fundOrder = v.object({ id: v.string(), percentage })

/** A model portfolio by its name. */
export const portfolioName = v.object({ id: v.string(), name: v.string() })

/** An account's funds and what can be done with them (specification, section 3). */
export const productFundsOfAccount = v.object({
  unitAccountName: v.string(),
  contractNumber: v.string(),
  dateOfValue: isoDate,
  accountValue: money,
  buyBackValue: money,
  isMonitoringAvailable: v.boolean(),
  isProductFundSwitchAvailable: v.boolean(),
  isProductFundRedirectAvailable: v.boolean(),
  isModelPortfolioAvailable: v.boolean(),
  currentModelPortfolio: v.nullable(portfolioName),
  currentProductFundList: v.array(fundShare),
  futureProductFundList: v.array(fundShare),
})

/** One fund of an account (specification, section 3; `fundExchange` is the price of one unit by assumption). */
export const fundDetails = v.object({
  name: v.string(),
  percentage,
  originFundId: v.string(),
  dateOfValue: isoDate,
  fundValue: money,
  fundExchange: money,
  fundAmount: v.number(),
})

/** The funds that can be chosen (specification, section 3). */
export const availableFunds = v.object({
  cancelStatementDocumentUrl: v.nullable(v.string()),
  productFundList: v.array(v.object({ id: v.string(), name: v.string(), currency })),
})

/** The model portfolios that can be chosen (specification, section 3). */
export const modelPortfolios = v.object({
  newStatementDocumentUrl: v.nullable(v.string()),
  changeStatementDocumentUrl: v.nullable(v.string()),
  newTermsDocumentUrl: v.nullable(v.string()),
  modelPortfolioList: v.array(
    v.object({ ...portfolioName.entries, dateOfValue: isoDate, productFunds: v.array(fundShare) }),
  ),
})

/** What a top-up needs to know (specification, section 3). */
export const topUpInfo = v.object({
  isPension: v.boolean(),
  minTopupAmount: v.number(),
  productFundList: v.array(v.object({ id: v.string(), name: v.string(), currency })),
  currentModelPortfolio: v.nullable(portfolioName),
})
