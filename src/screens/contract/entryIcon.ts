import type { EntryIcon } from '../../../machines/case/menu/productLineCases'
import type { Icon } from '../../ui/icons/icons'
import * as icons from '../../ui/icons/menuIcons'

/** The icons of the menu entries that customers need most often. */
export const entryIcon: Readonly<Record<EntryIcon, Icon>> = {
  damage: icons.DamageIcon,
  injury: icons.InjuryIcon,
  treatment: icons.TreatmentIcon,
  claims: icons.ClaimsIcon,
  overpayment: icons.RefundIcon,
  reactivation: icons.RenewalIcon,
  policy: icons.PolicyIcon,
  certificate: icons.CertificateIcon,
  grade: icons.GradeIcon,
  abroad: icons.AbroadIcon,
  investment: icons.InvestmentIcon,
  topup: icons.TopupIcon,
  photos: icons.PhotosIcon,
  plate: icons.PlateIcon,
  tax: icons.TaxIcon,
  contract: icons.ContractIcon,
  questions: icons.QuestionsIcon,
}
