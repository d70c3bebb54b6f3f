import { switchFunds } from '../../../src/api/lifeFunds'
import { canSwitchFunds } from '../../accounts/canLayOutFunds'
import { knownDetail, knownMoney } from '../../case/knownDetail'
import { percentText } from '../../validation/percent'
import { layOutFunds, shareNote } from './layOutFunds'

/** Eszközalap-átváltás: what is in an account is laid out among funds anew. */
export const fundSwitch = layOutFunds({
  id: 'life.fundSwitch',
  submit: switchFunds,
  offeredWhere: canSwitchFunds,
  sharesOf: (account) => account.currentProductFundList,
  // About how much it is, too: the value is told for the whole account.
  noteOf: ({ percentage }, { accountValue }) => {
    if (!accountValue) return shareNote({ percentage })
    const value = { ...accountValue, value: (accountValue.value * percentage) / 100 }
    return { name: 'held', values: { share: `${percentText(percentage)}%`, value } }
  },
  details: ({ accountValue, dateOfValue }) => [
    ...knownMoney('accountValue', accountValue),
    ...knownDetail('dateOfValue', 'date', dateOfValue),
  ],
})
