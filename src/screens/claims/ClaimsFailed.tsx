import { useSelector } from '@xstate/react'
import { LoadFailed } from '../contract/LoadFailed'
import { FaultNotice } from '../technicalError/TechnicalErrorNotice'
import type { ClaimsProps } from './claims'

/** The claims did not come. */
export function ClaimsFailed({ flow, heading }: ClaimsProps) {
  const fault = useSelector(flow, ({ context }) => context.fault)
  return (
    <LoadFailed state="failed" heading={heading} send={flow.send}>
      <FaultNotice fault={fault} />
    </LoadFailed>
  )
}
