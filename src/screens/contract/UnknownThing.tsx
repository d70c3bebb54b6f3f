import { type CaseRoute, caseRouteOf, pathOf } from '../../../machines/routes'
import { Link } from '../../ui/controls/Link'
import { Screen } from '../../ui/layout/Screen'

interface Props {
  readonly route: CaseRoute
  readonly heading: string
  /** Says that the item does not exist. */
  readonly lead: string
  /** Label of the link to the existing items. */
  readonly toList: string
}

/** Shown at the address of an item that the contract does not have. */
export const UnknownThing = ({ route, heading, lead, toList }: Props) => (
  <Screen state="unknown" heading={heading} lead={lead}>
    <Link to={pathOf(caseRouteOf(route.productLine, route.key, ''))} appearance="primary">
      {toList}
    </Link>
  </Screen>
)
