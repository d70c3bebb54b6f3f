import type { EntryIcon } from '../../../machines/case/areaCases'
import type { Icon } from '../../ui/icons'
import * as icons from '../../ui/menuIcons'

/** How what customers come for most is drawn. */
export const entryIcon: Readonly<Record<EntryIcon, Icon>> = {
  damage: icons.DamageIcon,
  claims: icons.ClaimsIcon,
  payment: icons.PaymentIcon,
  certificate: icons.CertificateIcon,
  abroad: icons.AbroadIcon,
  investment: icons.InvestmentIcon,
  topup: icons.TopupIcon,
  photos: icons.PhotosIcon,
  plate: icons.PlateIcon,
  beneficiary: icons.BeneficiaryIcon,
  tax: icons.TaxIcon,
  contract: icons.ContractIcon,
}
