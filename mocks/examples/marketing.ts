import { getMarketingStatement, stateMarketing } from '../../src/api/marketing'
import { manyPartners, partner } from './clientParts'
import { exampleSet } from './exampleSet'
import { caseResults, modificationRefused } from './lifeResults'

const partnerIds = ['partner-10000001', partner.partnerId]

/** Example answers about marketing. */
export const marketingExamples = [
  exampleSet(
    getMarketingStatement,
    {
      subscribed: { actionType: 'SUBSCRIBE', partnerIds },
      unsubscribed: { actionType: 'UNSUBSCRIBE', partnerIds },
      nobody: { actionType: 'SUBSCRIBE', partnerIds: [] },
      long: { actionType: 'SUBSCRIBE', partnerIds: manyPartners.map(({ partnerId }) => partnerId) },
    },
    {},
  ),
  exampleSet(stateMarketing, caseResults, modificationRefused),
]
