import { useShown } from '../../hooks/useShallowSelector'
import { LoadFailed } from '../contract/LoadFailed'
import { FaultNotice } from '../technicalError/TechnicalErrorNotice'
import { DoneNotice } from './DoneNotice'
import type { OnlineCasesProps } from './onlineCases'

/** The list, or what a case goes on with, did not come. */
export function ListFailed({ flow, heading }: OnlineCasesProps) {
  const { fault, done } = useShown(flow, ({ context: { fault, done } }) => ({ fault, done }))
  return (
    <LoadFailed state="failed" heading={heading} send={flow.send}>
      <DoneNotice done={done} />
      <FaultNotice fault={fault} />
    </LoadFailed>
  )
}
