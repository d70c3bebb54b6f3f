import * as v from 'valibot'
import { confirmationEmail } from './bodies'
import { modificationFailed } from './businessErrors'
import { endpoint, type Schema } from './endpoint'
import { fundOrder, fundOrderResult } from './entities'

const account = { ...confirmationEmail, udcContractId: v.string() }
const shares = v.array(fundOrder)

// @__NO_SIDE_EFFECTS__
const write = <const Id extends string, const Path extends string, Body extends Schema>(
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
    failures: modificationFailed,
    source: 'spec',
    assumes: 'The body but for email; the shares of each list sum to 100; the day of the prices in the answer.',
  })

/** Changes how future payments are divided among funds. */
export const redirectFunds = write(
  'redirectFunds',
  'product-fund/redirect',
  v.object({ ...account, productFunds: shares }),
)
/** Switches the holdings of an account among funds. */
export const switchFunds = write('switchFunds', 'product-fund/switch', v.object({ ...account, productFunds: shares }))
/** Switches the holdings of an account and redirects future payments in one call. */
export const transformFunds = write(
  'transformFunds',
  'product-fund/switch-transformation',
  v.object({ ...account, productFunds: shares, futureProductFunds: shares }),
)
/** Makes an account follow a model portfolio. */
export const selectModelPortfolio = write(
  'selectModelPortfolio',
  'model-portfolio/select',
  v.object({ ...account, modelPortfolioId: v.string() }),
)
