import { casePlaceOf, pathOf } from '../../../machines/routes'
import { Actions } from '../../ui/Actions'
import { Link } from '../../ui/Link'
import type { CaseProps } from './case'
import { caseTexts } from './caseTexts'

/** What else may be meant. */
export const SeeAlso = ({ definition, place: { area } }: Pick<CaseProps, 'definition' | 'place'>) =>
  definition.seeAlso.length > 0 && (
    <Actions>
      {definition.seeAlso.map((key) => (
        <Link key={key} to={pathOf(casePlaceOf(area, key, ''))}>
          {caseTexts({ area, key }).label}
        </Link>
      ))}
    </Actions>
  )
