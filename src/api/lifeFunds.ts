import * as v from 'valibot'
import { confirmationEmailField } from './bodies'
import { modificationFailures } from './businessErrors'
import { endpoint, type Schema } from './endpoint'
import { fundOrder, fundOrderResult } from './entities'

const accountFields = { ...confirmationEmailField, udcContractId: v.string() }
const shares = v.array(fundOrder)

// @__NO_SIDE_EFFECTS__
const fundOrderEndpoint = <const Id extends string, const Path extends string, Body extends Schema>(
  id: Id,
  path: Path,
  body: Body,
) =>
  endpoint({
    id: `life.${id}`,
    method: 'POST',
    path: `life/${path}`,
    body,
    response: fundOrderResult,
    failures: modificationFailures,
    source: 'spec',
    assumes: 'The body but for email; the shares of each list sum to 100; the day of the prices in the answer.',
  })

/** Changes how future payments are divided among funds. */
export const redirectFunds = fundOrderEndpoint(
  'redirectFunds',
  'product-fund/redirect',
  v.object({ ...accountFields, productFunds: shares }),
)
/** Switches the holdings of an account among funds. */
export const switchFunds = fundOrderEndpoint(
  'switchFunds',
  'product-fund/switch',
  v.object({ ...accountFields, productFunds: shares }),
)
/** Switches the holdings of an account and redirects future payments in one call. */
export const transformFunds = fundOrderEndpoint(
  'transformFunds',
  'product-fund/switch-transformation',
  v.object({ ...accountFields, productFunds: shares, futureProductFunds: shares }),
)
/** Makes an account follow a model portfolio. */
export const selectModelPortfolio = fundOrderEndpoint(
  'selectModelPortfolio',
  'model-portfolio/select',
  v.object({ ...accountFields, modelPortfolioId: v.string() }),
)
