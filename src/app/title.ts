import type { Place } from '../../machines/routes'
import { textOf } from '../texts/texts'

/** The page's title: product, area, case; path parameters stripped (specification, section 2). */
export const titleOf = (place: Place, brand: string): string =>
  [
    textOf('common', 'product', { brand }),
    'area' in place ? textOf('common', `areas.${place.area}`) : undefined,
    place.name === 'case' ? labelOf(place) : undefined,
  ]
    .filter((part) => part !== undefined)
    .join(' – ')

/** What a case or a view is called: in its area's texts, or in those that every area shares. */
const labelOf = ({ area, key }: Extract<Place, { readonly name: 'case' }>): string | undefined =>
  textOf(area, `cases.${key}.label`) ?? textOf('contract', `cases.${key}.label`)
