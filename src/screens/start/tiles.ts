import type { ProductLine } from '../../../machines/routes'
import type { Configuration } from '../../api/configuration'
import type { Icon } from '../../ui/icons/icons'
import * as icons from '../../ui/icons/productLineIcons'

/** The insurances of the main menu, in its order (specification, section 4). */
export const insurances: readonly {
  readonly key: InsuranceKey
  readonly productLine: ProductLine
  readonly icon: Icon
}[] = [
  { key: 'mandatoryInsurance', productLine: 'kgfb', icon: icons.ShieldIcon },
  { key: 'casco', productLine: 'casco', icon: icons.CarIcon },
  { key: 'propertyInsurance', productLine: 'lakas', icon: icons.HouseIcon },
  { key: 'lifeInsurance', productLine: 'elet', icon: icons.HeartIcon },
  { key: 'pensionInsurance', productLine: 'nyugdij', icon: icons.PensionIcon },
  { key: 'accidentInsurance', productLine: 'baleset', icon: icons.AccidentIcon },
]
type InsuranceKey =
  | 'mandatoryInsurance'
  | 'casco'
  | 'propertyInsurance'
  | 'lifeInsurance'
  | 'pensionInsurance'
  | 'accidentInsurance'

/** The external forms of the main menu. */
export const forms: readonly { readonly key: keyof Configuration['externalForms']; readonly icon: Icon }[] = [
  { key: 'health', icon: icons.HealthIcon },
  { key: 'travel', icon: icons.TravelIcon },
  { key: 'fleet', icon: icons.FleetIcon },
  { key: 'warranty', icon: icons.WarrantyIcon },
  { key: 'other', icon: icons.OtherIcon },
]
