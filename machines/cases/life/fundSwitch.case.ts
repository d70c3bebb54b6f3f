import { switchFunds } from '../../../src/api/lifeFunds'
import { canSwitchFunds } from '../../accounts/canLayOutFunds'
import { knownDetail, knownMoney } from '../../case/definition/detail'
import { heldNote } from './fundLayout'
import { layOutFunds } from './layOutFunds'

/** Eszközalap-átváltás: redistributes an account's holdings among funds. */
export const fundSwitch = layOutFunds({
  id: 'life.fundSwitch',
  submit: switchFunds,
  availableWhen: canSwitchFunds,
  sharesOf: (account) => account.currentProductFundList,
  noteOf: heldNote,
  details: ({ accountValue, dateOfValue }) => [
    ...knownMoney('accountValue', accountValue),
    ...knownDetail('dateOfValue', 'date', dateOfValue),
  ],
})
