import { useSelector } from '@xstate/react'
import { caseTexts } from '../case/caseTexts'
import type { FlowProps } from '../contract/flow'
import { Account } from './Account'
import { AccountList } from './AccountList'
import { AccountsFailed } from './AccountsFailed'
import { AccountsLoading } from './AccountsLoading'
import { Fund } from './Fund'
import { UnknownAccount } from './UnknownAccount'

/** The investment accounts of a contract, their contents, and each of their funds. */
export function Accounts({ flow, route }: FlowProps<'accounts'>) {
  const Content = useSelector(flow, (snapshot) => {
    if (snapshot.matches('listing')) return AccountList
    if (snapshot.matches('viewing')) return Account
    if (snapshot.matches('viewingFund')) return Fund
    if (snapshot.matches('unknown')) return UnknownAccount
    return snapshot.matches('failed') ? AccountsFailed : AccountsLoading
  })
  return <Content flow={flow} route={route} heading={caseTexts({ ...route, variant: '' }).label} />
}
