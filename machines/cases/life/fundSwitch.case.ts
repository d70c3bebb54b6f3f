import { switchFunds } from '../../../src/api/lifeFunds'
import { canSwitchFunds } from '../../accounts/canLayOutFunds'
import { knownDetail, knownMoney } from '../../case/definition/detail'
import { heldNote } from './fundLayout'
import { layOutFunds } from './layOutFunds'

/** Eszközalap-átváltás: what is in an account is laid out among funds anew. */
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
