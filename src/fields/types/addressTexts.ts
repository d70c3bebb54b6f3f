import type { TFunction } from 'i18next'
import { currentSuggestions } from '../../../machines/address/offered'
import type { SuggestedField } from '../../../machines/address/suggestions.types'
import type { FieldTexts } from '../Field'
import type { PartSuggestions } from './partSuggestions'

type Texts = Pick<FieldTexts, 'hint' | 'aside' | 'warning'>

/** Says how many suggestions are visible, or which city was filled in. */
const statusOf = (t: TFunction<'case'>, part: SuggestedField, partSuggestions: PartSuggestions): string | undefined => {
  const { offer, isOpen, filledCity } = partSuggestions
  const number = offer !== null && isOpen ? currentSuggestions(offer).length : 0
  if (offer !== null && number > 0)
    return t(part === 'city' && !offer.isCityTyped ? 'suggestions.cities' : 'suggestions.count', { number })
  return filledCity === null ? undefined : t('suggestions.filled', { city: filledCity })
}

/** Returns the texts of a part of an address, depending on the country and the suggestions. */
export const addressTexts = (
  t: TFunction<'case'>,
  part: SuggestedField,
  fieldTexts: Texts,
  partSuggestions: PartSuggestions,
) => {
  const { isAbroad, doubted, hasFailed } = partSuggestions
  return {
    // There are no suggestions abroad, and some countries have no postal codes.
    hint: isAbroad && fieldTexts.hint !== undefined ? t('suggestions.abroad') : fieldTexts.hint,
    aside: isAbroad && part === 'zipCode' ? t('optional') : fieldTexts.aside,
    warning: doubted === '' ? fieldTexts.warning : t('suggestions.doubted', { cities: doubted }),
    status: statusOf(t, part, partSuggestions),
    note: hasFailed ? t('suggestions.failed') : undefined,
  }
}
