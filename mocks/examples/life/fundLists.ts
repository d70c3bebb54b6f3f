import type { InferInput, InferOutput } from 'valibot'
import { orderKind, type modelPortfolios as portfolioList, type productFundsOfAccount } from '../../../src/api/entities'
import { funds, modelPortfolios } from '../../data/funds'
import { namedShares } from '../../store/accounts/shares'

const dateOfValue = '2026-11-20'

/** Two hundred funds to choose from: first those in `mocks/data/funds.ts`, then invented ones. */
export const longFundList = Array.from({ length: 200 }, (_, index) => {
  const fund = funds[index]
  return fund === undefined
    ? { id: `F${index + 1}`, name: `Befektetési eszközalap (${index + 1}.)`, currency: 'HUF' as const }
    : { id: fund.id, name: fund.name, currency: fund.currency }
})

/** The most funds that an allocation in whole percents can have: 100 funds with 1 % each. */
const onePercentFunds = longFundList.slice(0, 100).map((fund) => ({ ...fund, percentage: 1 }))

const fullAccount = {
  unitAccountName: 'Rendszeres díjas számla',
  contractNumber: '40000001/1',
  dateOfValue,
  accountValue: { value: 4_812_350, currency: 'HUF' },
  buyBackValue: { value: 4_571_733, currency: 'HUF' },
  isMonitoringAvailable: true,
  isProductFundSwitchAvailable: true,
  isProductFundRedirectAvailable: true,
  isModelPortfolioAvailable: true,
  currentModelPortfolio: null,
  currentProductFundList: namedShares([
    { fundId: 'F02', percentage: 35 },
    { fundId: 'F03', percentage: 65 },
  ]),
  futureProductFundList: namedShares([{ fundId: 'F02', percentage: 100 }]),
} as const

/** The allocation of the second sample account, which follows a portfolio. */
const balancedAllocation = namedShares(modelPortfolios.find(({ id }) => id === 'M2')?.shares ?? [])

/** The values of the funds in `balancedAllocation`, in forints. They sum to the account's value. */
const balancedValues = [504_000, 189_000, 378_000, 189_000]
const balancedInForints = balancedAllocation.map((fund, index) => ({
  ...fund,
  value: { value: balancedValues[index] ?? 0, currency: 'HUF' as const },
}))

const orderFields = { caseId: 'UE-2026-000009', orderedOn: '2026-11-21', pricedOn: '2026-11-23' } as const
/** Example accounts: each flag on and off, with and without a portfolio. */
export const accountExamples = {
  inPortfolio: {
    ...fullAccount,
    unitAccountName: 'Eseti díjas számla',
    contractNumber: '40000001/2',
    currentModelPortfolio: { id: 'M2', name: 'Kiegyensúlyozott portfólió' },
    accountValue: { value: 1_260_000, currency: 'HUF' },
    buyBackValue: { value: 1_260_000, currency: 'HUF' },
    currentProductFundList: balancedInForints,
    futureProductFundList: balancedAllocation,
  },
  everythingAvailable: { ...fullAccount },
  switchUnderWay: {
    ...fullAccount,
    isProductFundSwitchAvailable: false,
    isModelPortfolioAvailable: false,
    pendingOrders: [{ kind: 'SWITCH', ...orderFields }],
  },
  ordersUnderWay: {
    ...fullAccount,
    isProductFundSwitchAvailable: false,
    isProductFundRedirectAvailable: false,
    isModelPortfolioAvailable: false,
    pendingOrders: orderKind.options.map((kind) => ({ kind, ...orderFields })),
  },
  orderOfUnknownDay: {
    ...fullAccount,
    pendingOrders: [{ kind: 'TOP_UP', caseId: null, orderedOn: null, pricedOn: null }],
  },
  nothingUnderWay: { ...fullAccount, pendingOrders: [] },
  noMonitoring: { ...fullAccount, isMonitoringAvailable: false },
  noValue: { ...fullAccount, accountValue: null, buyBackValue: null },
  noSwitch: { ...fullAccount, isProductFundSwitchAvailable: false },
  noRedirect: { ...fullAccount, isProductFundRedirectAvailable: false },
  noPortfolio: { ...fullAccount, isModelPortfolioAvailable: false },
  nothingAvailable: {
    ...fullAccount,
    isMonitoringAvailable: false,
    isProductFundSwitchAvailable: false,
    isProductFundRedirectAvailable: false,
    isModelPortfolioAvailable: false,
  },
  empty: {
    ...fullAccount,
    accountValue: { value: 0, currency: 'HUF' },
    buyBackValue: { value: 0, currency: 'HUF' },
    currentProductFundList: [],
    futureProductFundList: [],
  },
  euros: {
    ...fullAccount,
    unitAccountName: 'Euró számla',
    accountValue: { value: 8140.55, currency: 'EUR' },
    buyBackValue: { value: 7733.52, currency: 'EUR' },
    currentProductFundList: namedShares([{ fundId: 'F10', percentage: 100 }]),
    futureProductFundList: namedShares([{ fundId: 'F11', percentage: 100 }]),
  },
  long: {
    ...fullAccount,
    currentProductFundList: onePercentFunds,
    futureProductFundList: onePercentFunds,
    pendingOrders: Array.from({ length: 200 }, () => ({ kind: 'TOP_UP' as const, ...orderFields })),
  },
} satisfies Record<string, InferInput<typeof productFundsOfAccount>>

const modelPortfolioList = modelPortfolios.map(({ id, name, shares }) => ({
  id,
  name,
  dateOfValue,
  productFunds: namedShares(shares),
}))

/**
 * Example lists of model portfolios: for an account without a portfolio, for an account with one, without documents,
 * empty, long.
 */
export const portfolioExamples = {
  firstChoice: {
    newStatementDocumentUrl: 'documents/download?id=terms-portfolio-new',
    changeStatementDocumentUrl: null,
    newTermsDocumentUrl: 'documents/download?id=terms-portfolio',
    modelPortfolioList,
  },
  change: {
    newStatementDocumentUrl: null,
    changeStatementDocumentUrl: 'documents/download?id=terms-portfolio-change',
    newTermsDocumentUrl: null,
    modelPortfolioList,
  },
  noDocuments: {
    newStatementDocumentUrl: null,
    changeStatementDocumentUrl: null,
    newTermsDocumentUrl: null,
    modelPortfolioList,
  },
  empty: {
    newStatementDocumentUrl: null,
    changeStatementDocumentUrl: null,
    newTermsDocumentUrl: null,
    modelPortfolioList: [],
  },
  long: {
    newStatementDocumentUrl: 'documents/download?id=terms-portfolio-new',
    changeStatementDocumentUrl: null,
    newTermsDocumentUrl: 'documents/download?id=terms-portfolio',
    modelPortfolioList: Array.from({ length: 200 }, (_, index) => ({
      id: `M${index + 1}`,
      name: `Modellportfólió (${index + 1}.)`,
      dateOfValue,
      productFunds: onePercentFunds,
    })),
  },
} satisfies Record<string, InferOutput<typeof portfolioList>>
