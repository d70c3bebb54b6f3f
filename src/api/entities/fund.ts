import * as v from 'valibot'
import {
  assumed,
  assumedKnown,
  currency,
  knownOnly,
  maybe,
  maybeDate,
  maybeFlag,
  maybeKnown,
  maybeMoney,
  maybeNumber,
  maybeText,
  money,
  percentage,
} from './common'

/** A fund and its share. */
export const fundShare = v.object({ id: v.string(), name: v.string(), percentage, currency: maybeKnown(currency) })

/** A fund in an account; what it is worth there is assumed: without it, its share says so roughly. */
const heldFund = v.object({ ...fundShare.entries, value: assumedKnown(money) })

/** What is ordered on an account and not carried out yet. */
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

/** A fund that can be chosen. */
const offeredFund = v.object({ id: v.string(), name: v.string(), currency: maybeKnown(currency) })

/** A fund as a customer orders its share. */
export const fundOrder = v.object({ id: v.string(), percentage })

/** A model portfolio by its name. */
const portfolioName = v.object({ id: v.string(), name: v.string() })

/** An account's funds and what can be done with them (specification, section 3). */
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
  /** Under way, the oldest first: meanwhile the insurer takes no other order for the same. */
  pendingOrders: assumed(knownOnly(pendingOrder)),
})

/** One fund of an account (specification, section 3; `fundExchange` is the price of one unit by assumption). */
export const fundDetails = v.object({
  name: v.string(),
  percentage: maybe(percentage),
  originFundId: maybeText,
  dateOfValue: maybeDate,
  fundValue: maybeMoney,
  fundExchange: maybeMoney,
  fundAmount: maybeNumber,
})

/** The funds that can be chosen (specification, section 3). */
export const availableFunds = v.object({
  cancelStatementDocumentUrl: maybeText,
  productFundList: v.array(offeredFund),
})

/** The model portfolios that can be chosen (specification, section 3). */
export const modelPortfolios = v.object({
  newStatementDocumentUrl: maybeText,
  changeStatementDocumentUrl: maybeText,
  newTermsDocumentUrl: maybeText,
  modelPortfolioList: v.array(
    v.object({ ...portfolioName.entries, dateOfValue: maybeDate, productFunds: maybe(v.array(fundShare)) }),
  ),
})

/** What a top-up needs to know (specification, section 3; `udcContractId`, the account that it comes into, by assumption). */
export const topUpInfo = v.object({
  udcContractId: assumed(v.string()),
  isPension: maybeFlag,
  minTopupAmount: maybeNumber,
  productFundList: maybe(v.array(offeredFund)),
  currentModelPortfolio: maybe(portfolioName),
})
