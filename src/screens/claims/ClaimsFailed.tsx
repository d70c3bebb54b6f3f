import { useSelector } from '@xstate/react'
import { LoadFailed } from '../contract/LoadFailed'
import { TechnicalErrorNotice } from '../technicalError/TechnicalErrorNotice'
import type { ClaimsProps } from './claims'

/** Shown if the claims failed to load. */
export function ClaimsFailed({ flow, heading }: ClaimsProps) {
  const technicalError = useSelector(flow, ({ context }) => context.technicalError)
  return (
    <LoadFailed state="failed" heading={heading} send={flow.send}>
      <TechnicalErrorNotice technicalError={technicalError} />
    </LoadFailed>
  )
}
