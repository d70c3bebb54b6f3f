import { Notice } from '../../ui/feedback/Notice'
import type { CaseTexts } from './caseTexts'

/** Says in the case's own words that there is nothing to choose from, or no answer to the question. */
export const NothingNotice = ({
  nothing: { heading, body },
}: {
  readonly nothing: ReturnType<CaseTexts['nothing']>
}) => (
  <Notice kind="info" heading={heading}>
    <p>{body}</p>
  </Notice>
)
