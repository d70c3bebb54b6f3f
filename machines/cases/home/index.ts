import { getCases, getHeader } from '../../../src/api/home'
import type { ContractHeader, ProductLineCases } from '../../case/menu/productLineCases'
import { countTasks } from '../../claims/claimLists'
import { claimsMachine } from '../../claims/claims.machine'
import { addDays, isDay } from '../../validation/date'
import { anniversaryNotice } from '../anniversaryNotice'
import { alwaysListedEntry, variant, variantsEntry } from '../caseEntry'
import { taxNumberEntry } from '../common'
import { WITHDRAWAL } from '../dateLimits'
import { endsAtAnniversary, endsWithNotice } from '../endsSooner'
import { everywhere } from '../everywhere'
import { productLineMenu } from '../productLineMenu'
import { withIcons } from '../withIcons'
import { claimContact } from './claimContact.case'
import { claimDocuments } from './claimDocuments.case'
import { claimReport } from './claimReport.case'
import { claimReview } from './claimReview.case'
import { anniversary, homeSell, lossOfInterest, other, quarterly, within14Days } from './termination.case'

/** Tells if the withdrawal period is still open; `false` if the insurer does not report the start of the contract. */
const canWithdraw = ({ contract }: ContractHeader, today: string): boolean => {
  const start = 'startDate' in contract ? contract.startDate : null
  return Boolean(start && isDay(start) && today <= addDays(start, WITHDRAWAL))
}

const waitingClaims = ({ contract }: ContractHeader): number =>
  countTasks(('claims' in contract && contract.claims) || [])

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
      waiting: waitingClaims,
      task: (header) => {
        const number = waitingClaims(header)
        return number > 0 ? { name: 'claims', values: { number } } : null
      },
    },
    alwaysListedEntry('claim-contact', 'claims', claimContact),
    alwaysListedEntry('claim-documents', 'claims', claimDocuments),
    alwaysListedEntry('claim-review', 'claims', claimReview),
    // The policy of a home contract is among its other documents: the specification has no separate key or call for it.
    ...withIcons(everywhere, { 'other-documents': 'policy' }),
    taxNumberEntry,
    {
      ...variantsEntry('terminate-insurance', 'leaving', [
        variant('anniversary', anniversary, endsAtAnniversary),
        variant('14-days', within14Days, canWithdraw),
        variant('home-sell', homeSell),
        variant('loss-of-interest', lossOfInterest),
        variant('quarterly', quarterly, endsWithNotice),
        variant('other', other, endsWithNotice),
      ]),
      task: anniversaryNotice,
    },
  ),
}
