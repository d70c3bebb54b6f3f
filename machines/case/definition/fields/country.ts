import { getCountries } from '../../../../src/api/address'
import type { CallData } from '../../../../src/api/endpoint'
import { HOME_COUNTRY } from '../../../address/suggest'
import type { ChoiceField, Option } from '../field'
import { listedChoice } from './choice'

const hungarianCollator = new Intl.Collator('hu')

/** Countries sorted by name, Hungary first. */
const countryOptions = (countries: CallData<typeof getCountries>): readonly Option[] => {
  const sortedOptions = countries
    .map(({ code, name }) => ({ value: code, label: name }))
    .sort((one, other) => hungarianCollator.compare(one.label, other.label))
  const isHomeCountry = ({ value }: Option) => value === HOME_COUNTRY
  return [...sortedOptions.filter(isHomeCountry), ...sortedOptions.filter((option) => !isHomeCountry(option))]
}

/** The country of an address, Hungary by default. The field is hidden if the countries cannot be loaded. */
export const country = (): ChoiceField<string> => ({
  ...listedChoice(getCountries, countryOptions, 'country'),
  defaultValue: HOME_COUNTRY,
})
