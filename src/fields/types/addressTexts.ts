import type { TFunction } from 'i18next'
import { offeredIn } from '../../../machines/address/offered'
import type { SuggestedField } from '../../../machines/address/suggestions.types'
import type { FieldTexts } from '../Field'
import type { Suggested } from './suggestedAt'

type Texts = Pick<FieldTexts, 'hint' | 'aside' | 'warning'>

/** How many there are to choose from, while they are to be seen; or what was filled in. */
const statusOf = (t: TFunction<'case'>, part: SuggestedField, suggested: Suggested): string | undefined => {
  const { offer, isOpen, filledCity } = suggested
  const number = offer !== null && isOpen ? offeredIn(offer).length : 0
  if (offer !== null && number > 0)
    return t(part === 'city' && !offer.isCityTyped ? 'suggestions.cities' : 'suggestions.count', { number })
  return filledCity === null ? undefined : t('suggestions.filled', { city: filledCity })
}

/** What is written at a part of an address, as the country and the suggestions stand. */
export const addressTexts = (t: TFunction<'case'>, part: SuggestedField, own: Texts, suggested: Suggested) => {
  const { isAbroad, doubted, hasFailed } = suggested
  return {
    // Abroad nothing is suggested, and some countries have no postal codes.
    hint: isAbroad && own.hint !== undefined ? t('suggestions.abroad') : own.hint,
    aside: isAbroad && part === 'zipCode' ? t('optional') : own.aside,
    warning: doubted === '' ? own.warning : t('suggestions.doubted', { cities: doubted }),
    status: statusOf(t, part, suggested),
    note: hasFailed ? t('suggestions.failed') : undefined,
  }
}
