import type { ContractHeader, VariantsEntry } from '../../case/menu/productLineCases'
import { variant, variantsEntry } from '../caseEntry'
import { overpaymentOf } from './overpaid'
import * as overpayment from './overpayment.case'

const isOverpaid = ({ debt }: ContractHeader): boolean => overpaymentOf(debt) !== null

/**
 * Entry of the refund variants, also for ended contracts. The insurer has no key for it: the menu lists it if there is
 * an overpayment, and otherwise the payment links to it.
 */
export const overpaymentEntry: VariantsEntry = {
  ...variantsEntry('overpayment', 'payment', [
    variant(
      'account-number',
      overpayment.toKnownAccount,
      (header) => isOverpaid(header) && Boolean(header.bankAccount),
    ),
    variant('other-account-number', overpayment.toOtherAccount, isOverpaid),
    variant(
      'mailing-address',
      overpayment.toMailingAddress,
      (header) => isOverpaid(header) && Boolean(header.contract.mailingAddress),
    ),
    variant(
      'permanent-address',
      overpayment.toPermanentAddress,
      (header) => isOverpaid(header) && Boolean(header.contract.permanentAddress),
    ),
    variant('other-mailing-address', overpayment.toOtherAddress, isOverpaid),
  ]),
  isEnabled: (_, { isContractor }) => isContractor,
  isListed: isOverpaid,
  iconWhenEnded: 'overpayment',
}
