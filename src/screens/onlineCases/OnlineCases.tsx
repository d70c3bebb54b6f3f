import { useSelector } from '@xstate/react'
import { caseTexts } from '../case/caseTexts'
import type { FlowProps } from '../contract/flow'
import { CaseList } from './CaseList'
import { Identifying } from './Identifying'
import { ListFailed } from './ListFailed'
import { ListLoading } from './ListLoading'
import { Signing } from './Signing'

/** The screens of the cases that the customer submitted online, and of the actions that these cases still need. */
export function OnlineCases({ flow, route }: FlowProps<'onlineCases'>) {
  const Content = useSelector(flow, (snapshot) => {
    if (snapshot.matches('listing')) return CaseList
    if (snapshot.matches('failed')) return ListFailed
    if (snapshot.matches('signing')) return Signing
    return snapshot.matches('identifying') ? Identifying : ListLoading
  })
  return <Content flow={flow} route={route} heading={caseTexts(route).label} />
}
