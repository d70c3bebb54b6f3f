import { PAYING_SLUG } from '../../case/machine/payment/paidCase'
import type { AnyHeader, CaseEntry, ContractHeader, Customer } from '../../case/menu/productLineCases'
import type { Task } from '../../case/menu/task'
import { isSettledInTheEnd } from '../../contract/comingEnd'
import { isOnItsWay } from '../../payment/onItsWay'
import { owedOf } from '../../payment/owed'
import { caseEntry } from '../caseEntry'
import { enabledItems, enables } from '../enables'
import { bankAccount } from './bankAccount.case'
import { companyName } from './companyName.case'
import { debtPartsOf, isDebtLate, latePartOf } from './debtParts'
import { emailAddress } from './email.case'
import { emailCommunication } from './emailCommunication.case'
import { marketingStatement } from './marketingStatement.case'
import { pay } from './pay.case'
import { paymentMethod } from './paymentMethod.case'
import { personName } from './personName.case'
import { phoneNumber } from './phone.case'
import { superShop } from './superShop.case'
import { taxNumber } from './taxNumber.case'

/** Whether a person has the contract. */
export const isPerson = ({ isLegalPerson }: ContractHeader): boolean => isLegalPerson !== true

/** Where the insurer does not say it, a company is one whose list offers what only companies have. */
const isCompany = (header: ContractHeader): boolean => header.isLegalPerson ?? enabledItems(header) !== null

const canChangeToEmail = (header: ContractHeader): boolean =>
  isPerson(header) && 'canChangeToEmailCommunication' in header && header.canChangeToEmailCommunication === true

/** The code that a change of the account needs goes to what the insurer knows already. */
const isReachable = ({ contract }: ContractHeader): boolean =>
  !('missingPhone' in contract && contract.missingPhone === true && contract.missingEmail === true)

const FLAGS = { phone: 'missingPhone', email: 'missingEmail' } as const

/** A contact that the insurer does not have: not every kind of header says so. */
const missing =
  (name: keyof typeof FLAGS) =>
  ({ contract }: AnyHeader): Task | null =>
    contract[FLAGS[name]] === true ? { name } : null

/** The cases that every contract offers, to persons or to companies (specification, sections 2 and 6). */
export const commonCases: readonly CaseEntry[] = [
  caseEntry('payment-method-or-frequency-change', 'payment', paymentMethod),
  caseEntry('email-communication', 'data', emailCommunication, canChangeToEmail),
  caseEntry('name', 'data', personName, isPerson),
  caseEntry('company-name', 'data', companyName, isCompany),
  { ...caseEntry('email', 'data', emailAddress), task: missing('email') },
  { ...caseEntry('phone', 'data', phoneNumber), task: missing('phone') },
  caseEntry('bank-account', 'data', bankAccount, isReachable),
  caseEntry('super-shop', 'data', superShop),
  caseEntry('marketing-statement', 'other', marketingStatement),
]

/** The payment of what is due: what has ended is paid for as long as something is owed, or the insurer enables it. */
const canPay = (header: ContractHeader): boolean =>
  enabledItems(header) !== null
    ? enables(header, 'pay')
    : header.contract.contractStatusId === 1 || owedOf(header.debt) !== null

/**
 * A debt is to be paid, in time or late. That it is on its way by transfer, or comes off what is paid in the contract's end, is
 * told once, by the contract's head.
 */
const owed = (header: AnyHeader, { today }: Pick<Customer, 'today'>): Task | null => {
  const { debtDays } = header
  const debt = owedOf(header.debt)
  if (debt === null || isOnItsWay(header) || isSettledInTheEnd(header)) return null
  const until = debtDays?.deadline
  const told = { inside: PAYING_SLUG, values: { amount: debt } }
  if (until && until >= today) return { name: 'debtInTime', ...told, until }
  const parts = debtPartsOf(debt, debtDays, today)
  const late = latePartOf(parts)
  if (late === null) return { name: isDebtLate(debtDays, parts, today) ? 'debtLate' : 'debt', ...told }
  return { name: 'debtPartlyLate', ...told, values: { amount: debt, late: late.amount } }
}

/** What is due is paid, also on a contract that has ended over it. The contract's head leads there, too: it stands in its group. */
export const payEntry: CaseEntry = {
  ...caseEntry('pay', 'payment', pay),
  isEnabled: (header, { isContractor }) => isContractor && canPay(header),
  task: owed,
}

/** The tax identifier, which persons have, and contracts of vehicles know nothing of. */
export const taxNumberEntry: CaseEntry = caseEntry('tax-number', 'data', taxNumber, isPerson)
