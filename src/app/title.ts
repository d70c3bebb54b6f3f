import type { Place } from '../../machines/routes'
import { type CaseName, ownCaseText } from '../texts/caseText'
import { textOf } from '../texts/texts'

/** What a case is called in the title: some have words of their own for it. */
const caseTitle = (name: CaseName): string | undefined => ownCaseText(name, 'title') ?? ownCaseText(name, 'label')

/** The page's title: product, area, case; path parameters stripped (specification, section 2). */
export const titleOf = (place: Place, brand: string): string =>
  [
    textOf('common', 'product', { brand }),
    'area' in place ? textOf('common', `areas.${place.area}`) : undefined,
    place.name === 'case' ? caseTitle({ ...place, variant: '' }) : undefined,
  ]
    .filter((part) => part !== undefined)
    .join(' – ')
