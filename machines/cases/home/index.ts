import { getCases, getHeader } from '../../../src/api/home'
import type { ContractHeader, ProductLineCases } from '../../case/menu/productLineCases'
import type { Task } from '../../case/menu/task'
import { countTasks, isReviewOffered } from '../../claims/claimLists'
import { claimsMachine } from '../../claims/claims.machine'
import { currentStepOf } from '../../claims/timeline'
import { addDays, isDay } from '../../validation/date'
import { anniversaryNoticeTask } from '../anniversaryNotice'
import { alwaysListedEntry, variant, variantsEntry } from '../caseEntry'
import { taxNumberEntry } from '../common'
import { commonEntries } from '../commonEntries'
import { WITHDRAWAL_DAYS } from '../dateLimits'
import { canEndAtAnniversary, canEndByNotice } from '../endsSooner'
import { productLineMenu } from '../productLineMenu'
import { withIcons } from '../withIcons'
import { claimContact } from './claimContact.case'
import { claimDocuments } from './claimDocuments.case'
import { claimReport } from './claimReport.case'
import { claimReview } from './claimReview.case'
import {
  anniversaryTermination,
  homeSellTermination,
  lossOfInterestTermination,
  otherTermination,
  quarterlyTermination,
  withdrawalWithin14Days,
} from './termination.case'

/** Tells if the withdrawal period is still open; `false` if the insurer does not report the start of the contract. */
const canWithdraw = ({ contract }: ContractHeader, today: string): boolean => {
  const startDate = 'startDate' in contract ? contract.startDate : null
  return Boolean(startDate && isDay(startDate) && today <= addDays(startDate, WITHDRAWAL_DAYS))
}

const claimsOf = ({ contract }: ContractHeader) => ('claims' in contract && contract.claims) || []

/**
 * Returns the number of tasks in claims. A claim that waits for the customer has one, even if its task is not known.
 */
const waitingTaskCount = (header: ContractHeader): number =>
  claimsOf(header)
    .map((claim) => countTasks([claim]) || Number(currentStepOf(claim) === 'WAITING_FOR_CLIENT'))
    .reduce((sum, count) => sum + count, 0)

const claimsTask = (header: ContractHeader): Task | null => {
  const number = waitingTaskCount(header)
  if (number > 0) return { name: 'claims', values: { number } }
  return claimsOf(header).some(isReviewOffered) ? { name: 'claimReview' } : null
}

/** Lakásbiztosítás: menu and calls of home contracts. */
export const homeCases: ProductLineCases = {
  productLine: 'lakas',
  header: getHeader,
  cases: getCases,
  borrowsFrom: 'elet',
  menu: productLineMenu(
    // Every customer has this entry: residents and injured third parties can report a damage, too.
    { ...alwaysListedEntry('claim-report', 'claims', claimReport), icon: 'damage', isEnabled: () => true },
    {
      type: 'flow',
      key: 'claims',
      group: 'claims',
      machine: claimsMachine,
      screen: 'claims',
      isEnabled: (_, { isContractor }) => isContractor,
      icon: 'claims',
      waiting: waitingTaskCount,
      task: claimsTask,
    },
    alwaysListedEntry('claim-contact', 'claims', claimContact),
    alwaysListedEntry('claim-documents', 'claims', claimDocuments),
    alwaysListedEntry('claim-review', 'claims', claimReview),
    // The policy of a home contract is among its other documents: the specification has no separate key or call for it.
    ...withIcons(commonEntries, { 'other-documents': 'policy' }),
    taxNumberEntry,
    {
      ...variantsEntry('terminate-insurance', 'leaving', [
        variant('anniversary', anniversaryTermination, canEndAtAnniversary),
        variant('14-days', withdrawalWithin14Days, canWithdraw),
        variant('home-sell', homeSellTermination),
        variant('loss-of-interest', lossOfInterestTermination),
        variant('quarterly', quarterlyTermination, canEndByNotice),
        variant('other', otherTermination, canEndByNotice),
      ]),
      task: anniversaryNoticeTask,
    },
  ),
}
