import { redirectFunds } from '../../../src/api/lifeFunds'
import { canRedirectFunds } from '../../accounts/canLayOutFunds'
import { shareNote } from './fundLayout'
import { layOutFunds } from './layOutFunds'

/** Díjátirányítás: future payments into an account are laid out among funds; what is in it stays. */
export const fundRedirect = layOutFunds({
  id: 'life.fundRedirect',
  submit: redirectFunds,
  availableWhen: canRedirectFunds,
  sharesOf: (account) => account.futureProductFundList,
  noteOf: shareNote,
  details: () => [],
})
