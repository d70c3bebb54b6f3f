import { switchFunds } from '../../../src/api/lifeFunds'
import { canSwitchFunds } from '../../accounts/canLayOutFunds'
import { knownDetail, knownMoneyDetail } from '../../case/definition/detail'
import { heldFundNote } from './fundLayout'
import { fundLayoutCase } from './fundLayoutCase'

/** Eszközalap-átváltás: redistributes an account's holdings among funds. */
export const fundSwitch = fundLayoutCase({
  id: 'life.fundSwitch',
  submit: switchFunds,
  availableWhen: canSwitchFunds,
  sharesOf: (account) => account.currentProductFundList,
  noteOf: heldFundNote,
  details: ({ accountValue, dateOfValue }) => [
    ...knownMoneyDetail('accountValue', accountValue),
    ...knownDetail('dateOfValue', 'date', dateOfValue),
  ],
})
