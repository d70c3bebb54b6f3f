import { casePlaceOf, pathOf } from '../../../machines/routes'
import { Actions } from '../../ui/Actions'
import { Link } from '../../ui/Link'
import type { CaseProps } from './case'
import { caseTexts } from './caseTexts'

/** What else may be meant, or may help as well. */
export const SeeAlso = ({ seeAlso, texts, place: { area } }: Pick<CaseProps, 'seeAlso' | 'texts' | 'place'>) =>
  seeAlso.length > 0 && (
    <div className="see-also">
      {texts.seeAlso && <p>{texts.seeAlso}</p>}
      <Actions>
        {seeAlso.map((key) => (
          <Link key={key} to={pathOf(casePlaceOf(area, key, ''))}>
            {caseTexts({ area, key }).label}
          </Link>
        ))}
      </Actions>
    </div>
  )
