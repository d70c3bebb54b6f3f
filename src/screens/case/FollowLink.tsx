import { caseRouteOf, pathOf } from '../../../machines/routes'
import { Link } from '../../ui/controls/Link'
import type { CaseProps } from './case'
import { caseTexts } from './caseTexts'

/**
 * A link to the list where the customer can follow a case or, if the case has a `subject`, to that item of the list.
 */
export function FollowLink({ definition, route: { productLine, variant }, follow: key }: CaseProps) {
  const { subject } = definition
  if (key === null) return null
  const subjectId = subject === null ? '' : variant
  return (
    <Link to={pathOf(caseRouteOf(productLine, key, subjectId))} appearance="secondary">
      {caseTexts({ productLine, key }).label}
    </Link>
  )
}
