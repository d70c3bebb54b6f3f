import type { Place } from '../../machines/routes'
import { texts } from '../texts/i18n'

/** The page's title: product, area, case; path parameters stripped (specification, section 2). */
export const titleOf = (place: Place, brand: string): string => {
  const parts = [texts.t('product', { brand })]
  if ('area' in place) parts.push(texts.t(`areas.${place.area}`))
  if (place.name === 'case') {
    const key: string = `${place.area}:cases.${place.key}.label`
    if (texts.exists(key)) parts.push(texts.t(key as never))
  }
  return parts.join(' – ')
}
