import { useSelector } from '@xstate/react'
import { caseTexts } from '../case/caseTexts'
import type { FlowProps } from '../contract/flow'
import { CaseList } from './CaseList'
import { Identifying } from './Identifying'
import { ListFailed } from './ListFailed'
import { ListLoading } from './ListLoading'
import { Signing } from './Signing'

/** What was submitted online, and the way on with what still waits for the customer. */
export function OnlineCases({ flow, place }: FlowProps<'onlineCases'>) {
  const snapshot = useSelector(flow, (current) => current)
  const props = { flow, place, snapshot, heading: caseTexts(place).label }
  if (snapshot.matches('listing')) return <CaseList {...props} />
  if (snapshot.matches('failed')) return <ListFailed {...props} />
  if (snapshot.matches('signing')) return <Signing {...props} />
  if (snapshot.matches('identifying')) return <Identifying {...props} />
  return <ListLoading {...props} />
}
