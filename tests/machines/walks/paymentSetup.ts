import { type CardPayment, readCardPayments } from '../../../machines/payment/records'
import type { KeptCardPayment } from '../../../mocks/store/payments/slice'
import { processProviderResponse } from '../../../src/api/payments'
import type { Customer } from '../matrix/customer'
import { caseIn, situationIn } from '../matrix/situation'

/** Two tabs of one browser, and what the test knows about their card payments. */
export interface PaymentSetup {
  readonly tabs: readonly [Customer, Customer]
  /** Codes of the payments whose decision was reported to the insurer. */
  readonly reported: Set<string>
  /** Number of the insurer's received calls that `observe` has already read. */
  readCalls: number
  /** Ids of the payments that the customer denies having approved. */
  readonly denied: Set<string>
  /** Ids of the payments that the open payment step has warned of, by tab. */
  readonly warned: Map<Customer, Set<string>>
  /** The tabs that have shown that their case is already paid and submitted. */
  readonly toldPaid: Set<Customer>
  /** Descriptions of payments that the customer could make without the necessary warning. */
  readonly faults: string[]
}

/** Creates the setup of two tabs with the same case. */
export const setupOf = (tabs: PaymentSetup['tabs']): PaymentSetup => ({
  ...{ tabs, reported: new Set(), readCalls: 0, denied: new Set(), warned: new Map(), toldPaid: new Set(), faults: [] },
})

/** Returns the actor of the payment step in a tab's open case; `undefined` if no payment step is open. */
export const paymentIn = ({ tab }: Customer) => caseIn(tab)?.getSnapshot().children.payment

/** Returns the state of the payment step while the customer chooses a payment method; `undefined` otherwise. */
export const choosingIn = (customer: Customer) => {
  const now = situationIn(customer.tab) === 'paying' ? paymentIn(customer)?.getSnapshot() : undefined
  return now?.matches('choosing') ? now.context : undefined
}

/** Returns the simulated insurer of the two tabs. */
export const insurerOf = ({ tabs: [{ tab }] }: PaymentSetup) => tab.browser.insurer

/** Returns the contract's card payments at the provider, by code. */
export const cardsOf = (setup: PaymentSetup): Readonly<Record<string, KeptCardPayment>> =>
  insurerOf(setup).store.state.contracts[setup.tabs[0].contractNumber]?.payments?.cards ?? {}

/** Returns the decision of the provider on a payment; `null` if there is no decision yet. */
export const decisionOf = (setup: PaymentSetup, { paymentCode }: Pick<CardPayment, 'paymentCode'>) =>
  cardsOf(setup)[paymentCode ?? '']?.outcome?.status ?? null

/** Returns the services of a page of the portal; `undefined` if both tabs are at a provider. */
export const servicesIn = ({ tabs }: PaymentSetup) =>
  tabs.map(({ tab }) => tab.page()?.ports).find((services) => services !== undefined)

/** Returns the payment records of the browser, or an empty list if both tabs are at a provider. */
export const recordsIn = (setup: PaymentSetup): readonly CardPayment[] => {
  const services = servicesIn(setup)
  return services === undefined ? [] : readCardPayments(services)
}

/** Returns the idempotency keys of the accepted submissions that contain a payment's code. */
export const submissionsOf = (setup: PaymentSetup, { paymentCode }: Pick<CardPayment, 'paymentCode'>) =>
  new Set(
    insurerOf(setup).received.flatMap(({ endpoint, body, status, key }) =>
      endpoint !== processProviderResponse && status === 200 && Object(body).paymentCode === paymentCode ? [key] : [],
    ),
  )

/** Returns the payments that may have taken money: neither reported to the insurer nor denied by the customer. */
export const unknownIn = (setup: PaymentSetup): readonly CardPayment[] =>
  recordsIn(setup).filter(({ id, paymentCode }) => !setup.denied.has(id) && !setup.reported.has(paymentCode ?? ''))

/** Records what the tabs have shown and reported since the last call. */
export const observe = (setup: PaymentSetup): void => {
  const { received } = insurerOf(setup)
  for (const { endpoint, body, status } of received.slice(setup.readCalls)) {
    const code = new URLSearchParams(String(Object(body).providerData)).get('paymentCode')
    // The report of an undecided payment does not count, because the customer may still approve that payment.
    const isDecided = code !== null && decisionOf(setup, { paymentCode: code }) !== null
    if (endpoint === processProviderResponse && status === 200 && isDecided) setup.reported.add(code)
  }
  setup.readCalls = received.length
  for (const customer of setup.tabs) {
    const { notice } = paymentIn(customer)?.getSnapshot().context ?? {}
    if (notice?.type === 'paidBefore') setup.toldPaid.add(customer)
    const warned = setup.warned.get(customer) ?? new Set()
    if (notice?.type === 'cameBack') for (const id of notice.ids) warned.add(id)
    if (paymentIn(customer) === undefined) setup.warned.delete(customer)
    else setup.warned.set(customer, warned)
    // The answers of a submitted case are deleted.
    if (caseIn(customer.tab)?.getSnapshot().context.result) customer.typed = {}
  }
}
