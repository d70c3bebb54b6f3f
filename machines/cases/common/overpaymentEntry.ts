import type { ContractHeader, VariantsEntry } from '../../case/menu/productLineCases'
import { variant, variantsEntry } from '../caseEntry'
import { overpaymentOf } from './overpaid'
import * as overpayment from './overpayment.case'

const isOverpaid = ({ debt }: ContractHeader): boolean => overpaymentOf(debt) !== null

/**
 * The ways in which money comes back that was paid too much, also from a contract that has ended. No key of the insurer's
 * enables it: the menu lists it where there is something to be returned, and otherwise the payment leads there.
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
