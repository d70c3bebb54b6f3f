import type { ContractHeader, VariantsEntry } from '../../case/menu/productLineCases'
import { variant, variantsEntry } from '../caseEntry'
import { overpaymentOf } from './overpaid'
import * as overpayment from './overpayment.case'

const isOverpaid = ({ debt }: ContractHeader): boolean => overpaymentOf(debt) !== null

/**
 * Menu entry of the refunds, also for ended contracts. The insurer has no menu key for refunds, so the menu lists the
 * entry if there is an overpayment. The payment links to it, too.
 */
export const overpaymentEntry: VariantsEntry = {
  ...variantsEntry('overpayment', 'payment', [
    variant(
      'account-number',
      overpayment.refundToKnownAccount,
      (header) => isOverpaid(header) && Boolean(header.bankAccount),
    ),
    variant('other-account-number', overpayment.refundToOtherAccount, isOverpaid),
    variant(
      'mailing-address',
      overpayment.refundToMailingAddress,
      (header) => isOverpaid(header) && Boolean(header.contract.mailingAddress),
    ),
    variant(
      'permanent-address',
      overpayment.refundToPermanentAddress,
      (header) => isOverpaid(header) && Boolean(header.contract.permanentAddress),
    ),
    variant('other-mailing-address', overpayment.refundToOtherAddress, isOverpaid),
  ]),
  isEnabled: (_, { isContractor }) => isContractor,
  isListed: isOverpaid,
  iconWhenEnded: 'overpayment',
}
