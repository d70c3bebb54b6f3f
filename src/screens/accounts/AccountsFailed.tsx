import { useSelector } from '@xstate/react'
import { LoadFailed } from '../contract/LoadFailed'
import { TechnicalErrorNotice } from '../technicalError/TechnicalErrorNotice'
import type { AccountsProps } from './accounts'

/** Shown if the list or one account failed to load. */
export function AccountsFailed({ flow, heading }: AccountsProps) {
  const technicalError = useSelector(flow, ({ context }) => context.technicalError)
  return (
    <LoadFailed state="failed" heading={heading} send={flow.send}>
      <TechnicalErrorNotice technicalError={technicalError} />
    </LoadFailed>
  )
}
