import { redirectFunds } from '../../../src/api/lifeFunds'
import { canRedirectFunds } from '../../accounts/canLayOutFunds'
import { shareNote } from './fundLayout'
import { fundLayoutCase } from './fundLayoutCase'

/** Díjátirányítás: distributes future payments among funds. The account's current holdings do not change. */
export const fundRedirect = fundLayoutCase({
  id: 'life.fundRedirect',
  submit: redirectFunds,
  availableWhen: canRedirectFunds,
  sharesOf: (account) => account.futureProductFundList,
  noteOf: shareNote,
  details: () => [],
})
