import { caseRouteOf, pathOf } from '../../../machines/routes'
import { Link } from '../../ui/controls/Link'
import { Actions } from '../../ui/layout/Actions'
import type { CaseProps } from './case'
import { caseTexts } from './caseTexts'

/** Links to other cases that the customer may mean, or that may help as well. */
export const RelatedCases = ({
  related,
  texts,
  route: { productLine },
}: Pick<CaseProps, 'related' | 'texts' | 'route'>) =>
  related.length > 0 && (
    <div className="see-also">
      {texts.seeAlso && <p>{texts.seeAlso}</p>}
      <Actions>
        {related.map((key) => (
          <Link key={key} to={pathOf(caseRouteOf(productLine, key, ''))}>
            {caseTexts({ productLine, key }).label}
          </Link>
        ))}
      </Actions>
    </div>
  )
