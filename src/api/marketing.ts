import * as v from 'valibot'
import { modificationFailures } from './businessErrors'
import { endpoint } from './endpoint'
import { caseResult, marketingAction, marketingStatement } from './entities'

/** The customer's marketing statement. */
export const getMarketingStatement = endpoint({
  id: 'marketing.getMarketingStatement',
  method: 'GET',
  path: 'marketing-statement',
  response: marketingStatement,
  failures: {},
  source: 'spec',
  assumes:
    'The values of actionType; that partnerIds are the partners of the statement, including the one of the open contract; its date.',
})

/** Changes the customer's marketing statement. */
export const stateMarketing = endpoint({
  id: 'marketing.stateMarketing',
  method: 'POST',
  path: 'marketing-statement',
  body: v.object({ actionType: marketingAction, partnerIds: v.array(v.string()) }),
  response: caseResult,
  failures: modificationFailures,
  source: 'spec',
  assumes: 'The values of actionType; the answer; MODIFICATION_FAILED001 for the id of another customer.',
})
