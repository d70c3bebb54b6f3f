import { useSelector } from '@xstate/react'
import { caseTexts } from '../case/caseTexts'
import type { FlowProps } from '../contract/flow'
import { Claim } from './Claim'
import { ClaimLists } from './ClaimLists'
import { ClaimsFailed } from './ClaimsFailed'
import { ClaimsLoading } from './ClaimsLoading'
import { UnknownClaim } from './UnknownClaim'

/** The claims on a contract, with their progress. */
export function Claims({ flow, route }: FlowProps<'claims'>) {
  const Content = useSelector(flow, (snapshot) => {
    if (snapshot.matches('listing')) return ClaimLists
    if (snapshot.matches('viewing')) return Claim
    if (snapshot.matches('unknown')) return UnknownClaim
    return snapshot.matches('failed') ? ClaimsFailed : ClaimsLoading
  })
  return <Content flow={flow} route={route} heading={caseTexts({ ...route, variant: '' }).label} />
}
