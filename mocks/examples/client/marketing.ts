import { getMarketingStatement, stateMarketing } from '../../../src/api/marketing'
import { modificationRefused } from '../caseResults'
import { exampleSet } from '../exampleSet'
import { caseResults } from '../life/results'
import { manyOtherContracts } from './parts'

const partnerIds = ['partner-10000001', 'partner-30000001']

/** Example answers about marketing. */
export const marketingExamples = [
  exampleSet(
    getMarketingStatement,
    {
      subscribed: { actionType: 'SUBSCRIBE', partnerIds, statementDate: '2025-10-05' },
      unsubscribed: { actionType: 'UNSUBSCRIBE', partnerIds, statementDate: '2026-01-15' },
      nobody: { actionType: 'SUBSCRIBE', partnerIds: [] },
      long: {
        // The insurer's answer contains the day of this statement, but not its value.
        actionType: null,
        statementDate: '2026-01-15',
        partnerIds: manyOtherContracts.map(({ contractNumber }) => `partner-${contractNumber}`),
      },
    },
    {},
  ),
  exampleSet(stateMarketing, caseResults, modificationRefused),
]
