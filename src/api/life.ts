import * as v from 'valibot'
import { endpoint } from './endpoint'
import { insurancePackages, lifeHeader, modelPortfolioCase, onlineCase, taxRelief } from './entities'

/** The header of a life, pension or accident contract. */
export const getHeader = endpoint({
  id: 'life.getHeader',
  method: 'GET',
  path: 'life/header',
  response: lifeHeader,
  failures: {},
  source: 'spec',
  assumes: 'That the contract is inside the summary, as in a vehicle header.',
})

/**
 * The cases submitted online for the contract. A case whose customer chose a model portfolio has more fields.
 */
export const getCases = endpoint({
  id: 'life.getCases',
  method: 'GET',
  path: 'life/cases',
  response: v.array(v.union([modelPortfolioCase, onlineCase])),
  failures: {},
  source: 'spec',
})

/** The base insurance and the packages added to it. */
export const getInsurancePackages = endpoint({
  id: 'life.getInsurancePackages',
  method: 'GET',
  path: 'life/insurance-packages/list',
  response: insurancePackages,
  failures: {},
  source: 'spec',
})

/** The tax relief used this year. */
export const getTaxRelief = endpoint({
  id: 'life.getTaxRelief',
  method: 'GET',
  path: 'life/tax-relief',
  response: taxRelief,
  failures: {},
  source: 'spec',
})
