import { getMarketingStatement, stateMarketing } from '../../../src/api/marketing'
import { modificationRefused } from '../caseResults'
import { exampleSet } from '../exampleSet'
import { caseResults } from '../life/results'
import { manyPartners } from './parts'

const partnerIds = ['partner-10000001', 'partner-20000001']

/** Example answers about marketing. */
export const marketingExamples = [
  exampleSet(
    getMarketingStatement,
    {
      subscribed: { actionType: 'SUBSCRIBE', partnerIds, statementDate: '2025-10-05' },
      unsubscribed: { actionType: 'UNSUBSCRIBE', partnerIds, statementDate: '2026-01-15' },
      nobody: { actionType: 'SUBSCRIBE', partnerIds: [] },
      long: {
        // The statement is a value that the portal does not know; its date is known.
        actionType: null,
        statementDate: '2026-01-15',
        partnerIds: manyPartners.map(({ contractNumber }) => `partner-${contractNumber}`),
      },
    },
    {},
  ),
  exampleSet(stateMarketing, caseResults, modificationRefused),
]
