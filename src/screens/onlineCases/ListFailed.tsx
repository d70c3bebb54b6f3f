import { useShallowSelector } from '../../hooks/useShallowSelector'
import { LoadFailed } from '../contract/LoadFailed'
import { TechnicalErrorNotice } from '../technicalError/TechnicalErrorNotice'
import { DoneNotice } from './DoneNotice'
import type { OnlineCasesProps } from './onlineCases'

/** Shown if the list, or the next step of a case, failed to load. */
export function ListFailed({ flow, heading }: OnlineCasesProps) {
  const { technicalError, done } = useShallowSelector(flow, ({ context: { technicalError, done } }) => ({
    technicalError,
    done,
  }))
  return (
    <LoadFailed state="failed" heading={heading} send={flow.send}>
      <DoneNotice done={done} />
      <TechnicalErrorNotice technicalError={technicalError} />
    </LoadFailed>
  )
}
