import * as v from 'valibot'
import { nothingMore } from './businessErrors'
import { endpoint } from './endpoint'
import { availableFunds, fundDetails, modelPortfolios, productFundsOfAccount, unitAccountList } from './entities'

const account = { udcContractId: v.string() }
const unknownAccount = { ACCOUNT_NOT_FOUND: nothingMore }
const ofAccount = 'The account is named by the query field udcContractId; the refusal of an unknown one.'

/** The investment accounts of the contract. */
export const getUnitAccounts = endpoint({
  id: 'life.getUnitAccounts',
  method: 'GET',
  path: 'life/unit-accounts/list',
  response: unitAccountList,
  failures: {},
  source: 'spec',
})

/** The funds of an account. */
export const getProductFunds = endpoint({
  id: 'life.getProductFunds',
  method: 'GET',
  path: 'life/product-funds/list',
  query: v.object(account),
  response: productFundsOfAccount,
  failures: unknownAccount,
  source: 'spec',
  assumes: ofAccount,
})

/** One fund of an account. */
export const getFundDetails = endpoint({
  id: 'life.getFundDetails',
  method: 'GET',
  path: 'life/product-fund/details',
  query: v.object({ ...account, productFundId: v.string() }),
  response: fundDetails,
  failures: unknownAccount,
  source: 'spec',
  assumes: 'The account and the fund are named by the query fields udcContractId and productFundId; the refusal.',
})

/** The funds that an account can hold. */
export const getAvailableFunds = endpoint({
  id: 'life.getAvailableFunds',
  method: 'GET',
  path: 'life/available-product-funds/list',
  query: v.object(account),
  response: availableFunds,
  failures: unknownAccount,
  source: 'spec',
  assumes: ofAccount,
})

/** The model portfolios that an account can follow. */
export const getModelPortfolios = endpoint({
  id: 'life.getModelPortfolios',
  method: 'GET',
  path: 'life/available-model-portfolios/list',
  query: v.object(account),
  response: modelPortfolios,
  failures: unknownAccount,
  source: 'spec',
  assumes: ofAccount,
})
