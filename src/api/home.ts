import * as v from 'valibot'
import { endpoint } from './endpoint'
import { homeHeader, onlineCase } from './entities'

/** The header of a home contract. */
export const getHeader = endpoint({
  id: 'home.getHeader',
  method: 'GET',
  path: 'home/header',
  response: homeHeader,
  failures: {},
  source: 'spec',
  assumes: 'That the contract is inside the summary, as in a vehicle header.',
})

/** The cases submitted online for the contract. */
export const getCases = endpoint({
  id: 'home.getCases',
  method: 'GET',
  path: 'home/cases',
  response: v.array(onlineCase),
  failures: {},
  source: 'spec',
})
