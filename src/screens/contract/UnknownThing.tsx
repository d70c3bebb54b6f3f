import { type CaseRoute, caseRouteOf, pathOf } from '../../../machines/routes'
import { Link } from '../../ui/Link'
import { Screen } from '../../ui/Screen'

interface Props {
  readonly route: CaseRoute
  readonly heading: string
  /** That there is none. */
  readonly lead: string
  /** What the way to those that there are is called. */
  readonly toList: string
}

/** The address of a thing that the contract does not have. */
export const UnknownThing = ({ route, heading, lead, toList }: Props) => (
  <Screen state="unknown" heading={heading} lead={lead}>
    <Link to={pathOf(caseRouteOf(route.area, route.key, ''))} appearance="primary">
      {toList}
    </Link>
  </Screen>
)
