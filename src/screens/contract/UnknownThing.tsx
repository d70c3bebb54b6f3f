import { type CasePlace, casePlaceOf, pathOf } from '../../../machines/routes'
import { Link } from '../../ui/Link'
import { Screen } from '../../ui/Screen'

interface Props {
  readonly place: CasePlace
  readonly heading: string
  /** That there is none. */
  readonly lead: string
  /** What the way to those that there are is called. */
  readonly toList: string
}

/** The address of a thing that the contract does not have. */
export const UnknownThing = ({ place, heading, lead, toList }: Props) => (
  <Screen state="unknown" heading={heading} lead={lead}>
    <Link to={pathOf(casePlaceOf(place.area, place.key, ''))} appearance="primary">
      {toList}
    </Link>
  </Screen>
)
