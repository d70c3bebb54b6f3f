import { useSelector } from '@xstate/react'
import { LoadFailed } from '../contract/LoadFailed'
import { FaultNotice } from '../technicalError/TechnicalErrorNotice'
import type { AccountsProps } from './accounts'

/** The list, or one account, did not come. */
export function AccountsFailed({ flow, heading }: AccountsProps) {
  const fault = useSelector(flow, ({ context }) => context.fault)
  return (
    <LoadFailed state="failed" heading={heading} send={flow.send}>
      <FaultNotice fault={fault} />
    </LoadFailed>
  )
}
