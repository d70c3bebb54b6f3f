import { useSelector } from '@xstate/react'
import { caseTexts } from '../case/caseTexts'
import type { FlowProps } from '../contract/flow'
import { Account } from './Account'
import { AccountList } from './AccountList'
import { AccountsFailed } from './AccountsFailed'
import { AccountsLoading } from './AccountsLoading'
import { UnknownAccount } from './UnknownAccount'

/** The investment accounts of a contract, and what is in each. */
export function Accounts({ flow, place }: FlowProps<'accounts'>) {
  const snapshot = useSelector(flow, (current) => current)
  const props = { flow, place, snapshot, heading: caseTexts({ ...place, variant: '' }).label }
  if (snapshot.matches('listing')) return <AccountList {...props} />
  if (snapshot.matches('viewing')) return <Account {...props} />
  if (snapshot.matches('unknown')) return <UnknownAccount {...props} />
  if (snapshot.matches('failed')) return <AccountsFailed {...props} />
  return <AccountsLoading {...props} />
}
