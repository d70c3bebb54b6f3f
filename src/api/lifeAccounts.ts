import * as v from 'valibot'
import { noFields } from './businessErrors'
import { endpoint } from './endpoint'
import { availableFunds, fundDetails, modelPortfolios, productFundsOfAccount, unitAccountList } from './entities'

const accountFields = { udcContractId: v.string() }
const accountFailures = { ACCOUNT_NOT_FOUND: noFields }
const ACCOUNT_ASSUMPTION = 'The account is named by the query field udcContractId; the refusal of an unknown one.'

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
  query: v.object(accountFields),
  response: productFundsOfAccount,
  failures: accountFailures,
  source: 'spec',
  assumes: ACCOUNT_ASSUMPTION,
})

/** One fund of an account. */
export const getFundDetails = endpoint({
  id: 'life.getFundDetails',
  method: 'GET',
  path: 'life/product-fund/details',
  query: v.object({ ...accountFields, productFundId: v.string() }),
  response: fundDetails,
  failures: accountFailures,
  source: 'spec',
  assumes: 'The account and the fund are named by the query fields udcContractId and productFundId; the refusal.',
})

/** The funds that an account can hold. */
export const getAvailableFunds = endpoint({
  id: 'life.getAvailableFunds',
  method: 'GET',
  path: 'life/available-product-funds/list',
  query: v.object(accountFields),
  response: availableFunds,
  failures: accountFailures,
  source: 'spec',
  assumes: ACCOUNT_ASSUMPTION,
})

/** The model portfolios that an account can follow. */
export const getModelPortfolios = endpoint({
  id: 'life.getModelPortfolios',
  method: 'GET',
  path: 'life/available-model-portfolios/list',
  query: v.object(accountFields),
  response: modelPortfolios,
  failures: accountFailures,
  source: 'spec',
  assumes: ACCOUNT_ASSUMPTION,
})
