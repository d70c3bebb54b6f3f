import type { Place } from '../../machines/routes'
import { ownCaseText } from '../texts/caseText'
import { textOf } from '../texts/texts'

/** The page's title: product, area, case; path parameters stripped (specification, section 2). */
export const titleOf = (place: Place, brand: string): string =>
  [
    textOf('common', 'product', { brand }),
    'area' in place ? textOf('common', `areas.${place.area}`) : undefined,
    place.name === 'case' ? ownCaseText({ ...place, variant: '' }, 'label') : undefined,
  ]
    .filter((part) => part !== undefined)
    .join(' – ')
