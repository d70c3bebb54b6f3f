import { getCountries } from '../../../../src/api/address'
import type { CallData } from '../../../../src/api/endpoint'
import { HOME_COUNTRY } from '../../../address/suggest'
import type { ChoiceField, Option } from '../field'
import { listedChoice } from './choice'

const order = new Intl.Collator('hu')

/** Every country by its name; Hungary stands first. */
const countriesOf = (countries: CallData<typeof getCountries>): readonly Option[] => {
  const sorted = countries
    .map(({ code, name }) => ({ value: code, label: name }))
    .sort((one, other) => order.compare(one.label, other.label))
  const isHome = ({ value }: Option) => value === HOME_COUNTRY
  return [...sorted.filter(isHome), ...sorted.filter((option) => !isHome(option))]
}

/** The country of an address. Hungary, until another is chosen; where the countries are not known, it is not asked. */
export const country = (): ChoiceField<string> => ({
  ...listedChoice(getCountries, countriesOf, 'country'),
  defaultValue: HOME_COUNTRY,
})
