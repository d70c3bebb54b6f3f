import { getAvailableFunds, getProductFunds, getUnitAccounts } from '../../../src/api/lifeAccounts'
import { transformFunds } from '../../../src/api/lifeFunds'
import { canTransformFunds } from '../../accounts/canLayOutFunds'
import { defineCase } from '../../case/definition/defineCase'
import { knownDetail, knownMoneyDetail } from '../../case/definition/detail'
import { accepted, documentOptions } from '../../case/definition/fields/accepted'
import { email } from '../../case/definition/fields/email'
import { optional } from '../../case/definition/fields/optional'
import {
  closedFundsText,
  fundOptions,
  heldFundNote,
  orderedShares,
  portfolioEndAnswer,
  pricedOnDetail,
  shareNote,
  startingShares,
} from './fundLayout'
import { fundShares } from './fundShares'

/** Átváltás és díjátirányítás: redistributes holdings and future payments together. */
export const fundSwitchTransformation = defineCase({
  id: 'life.fundSwitchTransformation',
  subject: 'udcContractId',
  load: { funds: getAvailableFunds, account: getProductFunds, accounts: getUnitAccounts },
  availableWhen: ({ account, accounts }, udcContractId) => canTransformFunds(account, accounts, udcContractId),
  form: {
    productFunds: fundShares(),
    futureProductFunds: fundShares(),
    cancelStatement: accepted(),
    email: optional(email()),
  },
  options: ({ account, funds }) => ({
    productFunds: fundOptions(funds, account.currentProductFundList ?? [], (share) => heldFundNote(share, account)),
    futureProductFunds: fundOptions(funds, account.futureProductFundList ?? [], shareNote),
    cancelStatement: documentOptions(funds.cancelStatementDocumentUrl),
  }),
  initialAnswers: ({ account, funds }) => ({
    productFunds: startingShares(funds, account.currentProductFundList ?? []),
    futureProductFunds: startingShares(funds, account.futureProductFundList ?? []),
    ...portfolioEndAnswer(account),
  }),
  alerts: ({ account }) => ['timing', ...(account.currentModelPortfolio ? ['leavesPortfolio'] : [])],
  details: ({ account, funds }) => [
    ...knownDetail('account', 'text', account.unitAccountName),
    ...knownMoneyDetail('accountValue', account.accountValue),
    ...knownDetail('dateOfValue', 'date', account.dateOfValue),
    ...knownDetail('portfolio', 'text', account.currentModelPortfolio?.name),
    ...knownDetail('closedFunds', 'text', closedFundsText(account.currentProductFundList ?? [], funds)),
    ...knownDetail('closedFutureFunds', 'text', closedFundsText(account.futureProductFundList ?? [], funds)),
  ],
  confirmationDetails: ({ account, funds }, { productFunds, futureProductFunds }) => [
    {
      name: 'shares',
      kind: 'lines',
      value: orderedShares(funds, account.currentProductFundList, productFunds),
    },
    {
      name: 'futureShares',
      kind: 'lines',
      value: orderedShares(funds, account.futureProductFundList, futureProductFunds),
    },
  ],
  resultDetails: pricedOnDetail,
  trackedIn: 'investment-accounts',
  summary: true,
  submit: transformFunds,
})
