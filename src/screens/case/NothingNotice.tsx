import { Notice } from '../../ui/Notice'
import type { CaseTexts } from './caseTexts'

/** That there is nothing to choose from, or no answer to what was asked: in the case's own words. */
export const NothingNotice = ({
  nothing: { heading, body },
}: {
  readonly nothing: ReturnType<CaseTexts['nothing']>
}) => (
  <Notice kind="info" heading={heading}>
    <p>{body}</p>
  </Notice>
)
