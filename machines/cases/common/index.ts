import { PAYING_SLUG } from '../../case/machine/payment/paidCase'
import type { AnyHeader, CaseEntry, ContractHeader, Customer } from '../../case/menu/productLineCases'
import type { Task } from '../../case/menu/task'
import { isOnItsWay } from '../../payment/onItsWay'
import { owedAmountOf } from '../../payment/owed'
import { caseEntry } from '../caseEntry'
import { enabledMenuKeys, isKeyEnabled } from '../isKeyEnabled'
import { isDebtDeductedAtEnd } from '../scheduledEnd'
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

/** Tells if the contractor is a person. */
export const isPerson = ({ isLegalPerson }: ContractHeader): boolean => isLegalPerson !== true

/**
 * Tells if the contractor may be a company. If the insurer does not report this, contracts with a list of enabled items
 * count as companies. The list itself then enables company entries only for companies.
 */
const mayBeCompany = (header: ContractHeader): boolean => header.isLegalPerson ?? enabledMenuKeys(header) !== null

const canChangeToEmail = (header: ContractHeader): boolean =>
  isPerson(header) && 'canChangeToEmailCommunication' in header && header.canChangeToEmailCommunication === true

/**
 * Tells if the insurer may have a phone number or an e-mail address of the customer. `false` if the header reports both
 * as missing: the insurer could then not send the code that a change of the bank account needs.
 */
const hasContactData = ({ contract }: ContractHeader): boolean =>
  !('missingPhone' in contract && contract.missingPhone === true && contract.missingEmail === true)

const MISSING_FLAGS = { phone: 'missingPhone', email: 'missingEmail' } as const

/**
 * Creates a function that returns the task to add missing contact data. That function returns `null` unless the header
 * reports the data as missing.
 */
const missingContactTask =
  (name: keyof typeof MISSING_FLAGS) =>
  ({ contract }: AnyHeader): Task | null =>
    contract[MISSING_FLAGS[name]] === true ? { name } : null

/** Cases of every contract, for persons or companies (specification, sections 2 and 6). */
export const commonCases: readonly CaseEntry[] = [
  caseEntry('payment-method-or-frequency-change', 'payment', paymentMethod),
  caseEntry('email-communication', 'data', emailCommunication, canChangeToEmail),
  caseEntry('name', 'data', personName, isPerson),
  caseEntry('company-name', 'data', companyName, mayBeCompany),
  { ...caseEntry('email', 'data', emailAddress), task: missingContactTask('email') },
  { ...caseEntry('phone', 'data', phoneNumber), task: missingContactTask('phone') },
  caseEntry('bank-account', 'data', bankAccount, hasContactData),
  caseEntry('super-shop', 'data', superShop),
  caseEntry('marketing-statement', 'other', marketingStatement),
]

/**
 * Tells if the contract can be paid. If the header lists the enabled menu items, this list decides. Otherwise a
 * contract can be paid if it is active or has a debt.
 */
const canPay = (header: ContractHeader): boolean =>
  enabledMenuKeys(header) !== null
    ? isKeyEnabled(header, 'pay')
    : header.contract.contractStatusId === 1 || owedAmountOf(header.debt) !== null

/**
 * Returns the task to pay a debt. `null` if there is no debt, or if a transfer is on its way. Also `null` if the
 * insurer deducts the debt at the contract's end. A debt without a task appears only in the contract's heading.
 */
const debtTask = (header: AnyHeader, { today }: Pick<Customer, 'today'>): Task | null => {
  const { debtDays } = header
  const debt = owedAmountOf(header.debt)
  if (debt === null || isOnItsWay(header, today) || isDebtDeductedAtEnd(header)) return null
  const deadline = debtDays?.deadline
  const sharedTaskPart = { inside: PAYING_SLUG, values: { amount: debt } }
  if (deadline && deadline >= today) return { name: 'debtInTime', ...sharedTaskPart, until: deadline }
  const parts = debtPartsOf(debt, debtDays, today)
  const latePart = latePartOf(parts)
  if (latePart === null) return { name: isDebtLate(debtDays, parts, today) ? 'debtLate' : 'debt', ...sharedTaskPart }
  return { name: 'debtPartlyLate', ...sharedTaskPart, values: { amount: debt, late: latePart.amount } }
}

/** Entry of the payment, also for a contract that ended because of the debt. The contract's heading links to it. */
export const payEntry: CaseEntry = {
  ...caseEntry('pay', 'payment', pay),
  isEnabled: (header, { isContractor }) => isContractor && canPay(header),
  task: debtTask,
}

/** Entry of the tax identifier, for persons. Vehicle contracts do not have it. */
export const taxNumberEntry: CaseEntry = caseEntry('tax-number', 'data', taxNumber, isPerson)
