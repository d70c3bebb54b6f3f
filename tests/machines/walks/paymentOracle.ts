import { isDeepStrictEqual } from 'node:util'
import { openPaymentsOf } from '../../../machines/payment/openPayments'
import type { PaymentContext } from '../../../machines/payment/payment.types'
import { answerAt } from '../../../tools/exploration/kit/sampleRows'
import type { Customer } from '../matrix/customer'
import { caseIn } from '../matrix/situation'
import {
  choosingIn,
  decisionOf,
  type PaymentSetup,
  recordsIn,
  servicesIn,
  submissionsOf,
  unknownIn,
} from './paymentSetup'

/** Notices that replace the warning that a payment may have taken money. */
const STRONGER: readonly unknown[] = [
  ...['paidElsewhere', 'dueGone', 'dueChanged', 'paidBefore', 'caseRefused', 'transferAwaited'],
]

/**
 * Returns the id of the payment that the step shows as pending, or `undefined` if absent. A pending payment may
 * have taken money.
 */
const pendingIn = ({ failure, failed }: PaymentContext): string | undefined =>
  failure?.type === 'status' && failure.status === 'PENDING' ? failed?.id : undefined

/**
 * Returns the faults of an open payment step. One fault is that the step hides a payment that may have taken money. The
 * other is a wrong failure message.
 */
const faultsOfChoosing = (setup: PaymentSetup, now: PaymentContext): readonly string[] => {
  const { notice, failure, failed, udcContractId, amount } = now
  const shownIds = [...(notice?.type === 'cameBack' ? notice.ids : []), pendingIn(now)]
  const hidden = unknownIn(setup).filter(
    (payment) => payment.udcContractId === udcContractId && !shownIds.includes(payment.id),
  )
  const record = recordsIn(setup).find(({ id }) => id === failed?.id)
  const isFinal = failure?.type === 'status' && failure.status !== 'PENDING'
  return [
    ...(hidden.length > 0 && !STRONGER.includes(notice?.type) ? [`hides ${hidden.map(({ id }) => id)}`] : []),
    ...(record && isFinal && decisionOf(setup, record) !== failure.status ? [`shows ${failure.status} wrongly`] : []),
    ...(record && isFinal && notice === null && amount !== null && amount.value !== record.amount
      ? ['shows the failure of another amount']
      : []),
  ]
}

/**
 * Returns the typed answers that an open case has lost. Does not count the amount of a paid case. Does not count the
 * chosen item, because that item may be paid elsewhere.
 */
const lostIn = ({ tab, typed, productLineCase }: Customer): readonly string[] => {
  const open = caseIn(tab)?.getSnapshot()
  if (open === undefined || open.context.result !== null) return []
  if (['loading', 'loadFailed', 'notOffered'].includes(String(open.value))) return []
  const { answers, paid, notice } = open.context
  const { form, payment } = productLineCase.definition
  // With these notices no answer counts as lost: they ask the customer to check the answers or to choose the item
  // again.
  if (notice === 'startedElsewhere' || notice === 'dueOutdated') return []
  return Object.entries(typed).flatMap(([name, value]) =>
    (name === payment?.amount && (paid?.type === 'paid' || form[name]?.type === 'choice')) ||
    isDeepStrictEqual(answerAt(answers, name), value)
      ? []
      : [`lost ${name}`],
  )
}

const faultsOfTab = (setup: PaymentSetup, customer: Customer): readonly string[] => {
  const choosing = choosingIn(customer)
  const paid = caseIn(customer.tab)?.getSnapshot().context.paid
  const isWrong =
    paid?.type === 'paid' &&
    !paid.isProcessing &&
    decisionOf(setup, { paymentCode: paid.payment.paymentCode ?? null }) !== 'ACCEPTED'
  return [
    ...(choosing === undefined ? [] : faultsOfChoosing(setup, choosing)),
    ...(isWrong ? ['shows a payment as accepted'] : []),
    ...lostIn(customer),
  ]
}

/**
 * Returns the faults of the browser's payment records. A payment must not be submitted with two cases.
 * A payment that may have taken money must be in a submitted case, an open case, or the list of open payments.
 */
const faultsOfRecords = (setup: PaymentSetup): readonly string[] => {
  const services = servicesIn(setup)
  if (services === undefined) return []
  const listedPayments = openPaymentsOf(services, setup.tabs[0].contractNumber)
  return recordsIn(setup).flatMap((record) => {
    const { id, origin, paymentCode, amount: value, currency } = record
    const submitted = submissionsOf(setup, record).size
    if (submitted > 1) return [`${paymentCode} was submitted ${submitted} times`]
    // Payments with unknown results share one entry in the list if their case and amount are equal.
    const isListed = listedPayments.some(
      (entry) =>
        entry.id === id ||
        (entry.type === 'unknown' && entry.origin === origin && isDeepStrictEqual(entry.amount, { value, currency })),
    )
    const isOpen = setup.tabs.some(({ tab }) => {
      const paid = caseIn(tab)?.getSnapshot().context.paid
      return paid?.type === 'paid' && paid.payment.paymentCode === paymentCode
    })
    const isReported = setup.reported.has(paymentCode ?? '')
    const mayBeTaken = isReported ? decisionOf(setup, record) === 'ACCEPTED' : !setup.denied.has(id)
    return mayBeTaken && submitted === 0 && !isListed && !isOpen ? [`${paymentCode} is listed nowhere`] : []
  })
}

/** Returns all faults that the screens and the records of the browser have now. */
export const paymentFaults = (setup: PaymentSetup): readonly string[] => [
  ...setup.tabs.flatMap((customer, tab) => faultsOfTab(setup, customer).map((fault) => `tab ${tab} ${fault}`)),
  ...faultsOfRecords(setup),
  ...setup.faults,
]

/**
 * Returns the faults of a payment that the customer makes now. It is a fault if an earlier payment may have taken money
 * and the screen has not warned of it. It is also a fault if the case is already paid or submitted.
 */
export const faultsOfPaying = (setup: PaymentSetup, customer: Customer): readonly string[] => {
  const now = choosingIn(customer)
  if (now === undefined) return []
  const { draftId } = caseIn(customer.tab)?.getSnapshot().context ?? {}
  const warned = [...(setup.warned.get(customer) ?? []), pendingIn(now)]
  const isHere = (payment: { readonly udcContractId: string | null }) => payment.udcContractId === now.udcContractId
  const unwarned = unknownIn(setup).filter((payment) => isHere(payment) && !warned.includes(payment.id))
  const ofCase = recordsIn(setup).filter((payment) => isHere(payment) && payment.origin === now.origin)
  const isTaken = ofCase.some(
    (payment) =>
      decisionOf(setup, payment) === 'ACCEPTED' &&
      setup.reported.has(payment.paymentCode ?? '') &&
      submissionsOf(setup, payment).size === 0,
  )
  const isSubmitted = ofCase.some(
    (payment) => payment.startedBy === draftId && payment.isOfDue !== true && submissionsOf(setup, payment).size > 0,
  )
  return [
    ...(unwarned.length > 0 ? [`pays without a warning of ${unwarned.map(({ id }) => id)}`] : []),
    ...(isTaken && now.notice?.type !== 'caseRefused' ? ['pays again for a paid case'] : []),
    ...(isSubmitted && !setup.toldPaid.has(customer) ? ['pays again for a submitted case'] : []),
  ]
}
