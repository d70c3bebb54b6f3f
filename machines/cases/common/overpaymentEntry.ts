import type { ContractHeader, VariantsEntry } from '../../case/menu/productLineCases'
import { isDebtUnknown } from '../../payment/owed'
import { variant, variantsEntry } from '../caseEntry'
import { overpaymentOf } from './overpaid'
import * as overpayment from './overpayment.case'

const isOverpaid = ({ debt }: ContractHeader): boolean => overpaymentOf(debt) !== null

/**
 * Tells if the contract is or may be overpaid. `true` also if the insurer does not report the debt: the insurer then
 * decides if there is an overpayment.
 */
const mayBeOverpaid = (header: ContractHeader): boolean => isOverpaid(header) || isDebtUnknown(header.debt)

/**
 * Menu entry of the refunds, also for ended contracts. The insurer has no menu key for refunds, so the menu lists the
 * entry if there is an overpayment. The payment also links to the entry, even if it is unknown whether there is an
 * overpayment.
 */
export const overpaymentEntry: VariantsEntry = {
  ...variantsEntry('overpayment', 'payment', [
    variant(
      'account-number',
      overpayment.refundToKnownAccount,
      (header) => mayBeOverpaid(header) && Boolean(header.bankAccount),
    ),
    variant('other-account-number', overpayment.refundToOtherAccount, mayBeOverpaid),
    variant(
      'mailing-address',
      overpayment.refundToMailingAddress,
      (header) => mayBeOverpaid(header) && Boolean(header.contract.mailingAddress),
    ),
    variant(
      'permanent-address',
      overpayment.refundToPermanentAddress,
      (header) => mayBeOverpaid(header) && Boolean(header.contract.permanentAddress),
    ),
    variant('other-mailing-address', overpayment.refundToOtherAddress, mayBeOverpaid),
  ]),
  isEnabled: (_, { isContractor }) => isContractor,
  isListed: isOverpaid,
  iconWhenEnded: 'overpayment',
}
