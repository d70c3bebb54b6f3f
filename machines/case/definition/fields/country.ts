import { getCountries } from '../../../../src/api/address'
import type { CallData } from '../../../../src/api/endpoint'
import { HOME_COUNTRY } from '../../../address/suggest'
import type { ChoiceField, Option } from '../field'
import { listedChoice } from './choice'

const order = new Intl.Collator('hu')

/** Countries sorted by name, Hungary first. */
const countriesOf = (countries: CallData<typeof getCountries>): readonly Option[] => {
  const sorted = countries
    .map(({ code, name }) => ({ value: code, label: name }))
    .sort((one, other) => order.compare(one.label, other.label))
  const isHome = ({ value }: Option) => value === HOME_COUNTRY
  return [...sorted.filter(isHome), ...sorted.filter((option) => !isHome(option))]
}

/** The country of an address, Hungary by default. It is hidden if the countries cannot be loaded. */
export const country = (): ChoiceField<string> => ({
  ...listedChoice(getCountries, countriesOf, 'country'),
  defaultValue: HOME_COUNTRY,
})
