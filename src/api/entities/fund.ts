import * as v from 'valibot'
import {
  assumed,
  assumedKnown,
  currency,
  maybe,
  maybeDate,
  maybeFlag,
  maybeKnown,
  maybeMoney,
  maybeName,
  maybeNumber,
  maybeText,
  money,
  parsableListOf,
  percentage,
} from './common'

/** A fund, and its share of an account or model portfolio in percent. */
export const fundShare = v.object({ id: v.string(), name: maybeName, percentage, currency: maybeKnown(currency) })

/**
 * A fund in an account. Its `value` in the account is assumed. If the insurer leaves it out, the portal estimates it
 * from the share.
 */
const heldFund = v.object({ ...fundShare.entries, value: assumedKnown(money) })

/** Types of pending orders on an account. */
export const orderKind = v.picklist([
  'SWITCH',
  'REDIRECTION',
  'TRANSFORMATION',
  'PORTFOLIO',
  'TOP_UP',
  'AUTO_SWITCH',
  'AUTO_SWITCH_BACK',
])
const pendingOrder = v.object({ kind: orderKind, caseId: maybeText, orderedOn: maybeDate, pricedOn: maybeDate })

const offeredFund = v.object({ id: v.string(), name: maybeName, currency: maybeKnown(currency) })

/** A fund and its share in percent, as the customer orders them. */
export const fundOrder = v.object({ id: v.string(), percentage })

const portfolioName = v.object({ id: v.string(), name: maybeName })

/** An account's funds and the possible changes (specification, section 3). */
export const productFundsOfAccount = v.object({
  unitAccountName: maybeText,
  contractNumber: maybeText,
  dateOfValue: maybeDate,
  accountValue: maybeMoney,
  buyBackValue: maybeMoney,
  isMonitoringAvailable: maybeFlag,
  isProductFundSwitchAvailable: maybeFlag,
  isProductFundRedirectAvailable: maybeFlag,
  isModelPortfolioAvailable: maybeFlag,
  currentModelPortfolio: maybe(portfolioName),
  currentProductFundList: maybe(v.array(heldFund)),
  futureProductFundList: maybe(v.array(fundShare)),
  /**
   * Pending orders, the oldest first. Until an order is carried out, the insurer accepts no other order for the same
   * part of the account.
   */
  pendingOrders: assumed(parsableListOf(pendingOrder)),
})

/** One fund of an account (specification, section 3; `fundExchange` is assumed to be the price of one unit). */
export const fundDetails = v.object({
  name: maybeName,
  percentage: maybe(percentage),
  originFundId: maybeText,
  dateOfValue: maybeDate,
  fundValue: maybeMoney,
  fundExchange: maybeMoney,
  fundAmount: maybeNumber,
})

/** The selectable funds (specification, section 3). */
export const availableFunds = v.object({
  cancelStatementDocumentUrl: maybeText,
  productFundList: v.array(offeredFund),
})

/** The selectable model portfolios (specification, section 3). */
export const modelPortfolios = v.object({
  newStatementDocumentUrl: maybeText,
  changeStatementDocumentUrl: maybeText,
  newTermsDocumentUrl: maybeText,
  modelPortfolioList: v.array(
    v.object({ ...portfolioName.entries, dateOfValue: maybeDate, productFunds: maybe(v.array(fundShare)) }),
  ),
})

/**
 * Data for a top-up (specification, section 3). `udcContractId`, the account to pay into, is assumed: without it, no
 * top-up is possible.
 */
export const topUpInfo = v.object({
  udcContractId: assumed(v.string()),
  isPension: maybeFlag,
  minTopupAmount: maybeNumber,
  productFundList: maybe(v.array(offeredFund)),
  currentModelPortfolio: maybe(portfolioName),
})
