import { type CardPayment, cardPayments } from '../../../machines/payment/records'
import type { KeptCardPayment } from '../../../mocks/store/payments/slice'
import { processProviderResponse } from '../../../src/api/payments'
import type { Customer } from '../matrix/customer'
import { caseIn, situationIn } from '../matrix/situation'

/** Two tabs of one browser, and what the test knows about their card payments. */
export interface PaymentWorld {
  readonly tabs: readonly [Customer, Customer]
  /** Codes of the payments whose decision was reported to the insurer. */
  readonly reported: Set<string>
  /** Number of the insurer's received calls that `observe` has already read. */
  heard: number
  /** Ids of the payments that the customer denies having approved. */
  readonly denied: Set<string>
  /** Ids of the payments with a warning in the open payment step, by tab. */
  readonly warned: Map<Customer, Set<string>>
  /** The tabs that have shown that their case is already paid and submitted. */
  readonly toldPaid: Set<Customer>
  /** Payments that were made without the necessary warning. */
  readonly faults: string[]
}

/** Creates the world of two tabs with the same case. */
export const worldOf = (tabs: PaymentWorld['tabs']): PaymentWorld => ({
  ...{ tabs, reported: new Set(), heard: 0, denied: new Set(), warned: new Map(), toldPaid: new Set(), faults: [] },
})

/** The payment step of a tab's open case; `undefined` if absent. */
export const paymentIn = ({ tab }: Customer) => caseIn(tab)?.getSnapshot().children.payment

/** Returns the state of the payment step while the customer chooses a payment method; `undefined` otherwise. */
export const choosingIn = (customer: Customer) => {
  const now = situationIn(customer.tab) === 'paying' ? paymentIn(customer)?.getSnapshot() : undefined
  return now?.matches('choosing') ? now.context : undefined
}

/** The simulated insurer of the world. */
export const insurerOf = ({ tabs: [{ tab }] }: PaymentWorld) => tab.browser.insurer

/** The contract's card payments at the provider, by code. */
export const cardsOf = (world: PaymentWorld): Readonly<Record<string, KeptCardPayment>> =>
  insurerOf(world).store.state.contracts[world.tabs[0].contractNumber]?.payments?.cards ?? {}

/** Returns the decision of the provider on a payment; `null` if there is no decision yet. */
export const decisionOf = (world: PaymentWorld, { paymentCode }: Pick<CardPayment, 'paymentCode'>) =>
  cardsOf(world)[paymentCode ?? '']?.outcome?.status ?? null

/** The services of a page of the portal; `undefined` if both tabs are at a provider. */
export const servicesIn = ({ tabs }: PaymentWorld) =>
  tabs.map(({ tab }) => tab.page()?.ports).find((services) => services !== undefined)

/** The payment records of the browser; empty if both tabs are at a provider. */
export const recordsIn = (world: PaymentWorld): readonly CardPayment[] => {
  const services = servicesIn(world)
  return services === undefined ? [] : cardPayments(services)
}

/** The idempotency keys of the accepted submissions that contain a payment's code. */
export const submissionsOf = (world: PaymentWorld, { paymentCode }: Pick<CardPayment, 'paymentCode'>) =>
  new Set(
    insurerOf(world).received.flatMap(({ endpoint, body, status, key }) =>
      endpoint !== processProviderResponse && status === 200 && Object(body).paymentCode === paymentCode ? [key] : [],
    ),
  )

/** Payments that may have taken money: neither reported to the insurer nor denied by the customer. */
export const unknownIn = (world: PaymentWorld): readonly CardPayment[] =>
  recordsIn(world).filter(({ id, paymentCode }) => !world.denied.has(id) && !world.reported.has(paymentCode ?? ''))

/** Records what the tabs have shown and reported since the last call. */
export const observe = (world: PaymentWorld): void => {
  const { received } = insurerOf(world)
  for (const { endpoint, body, status } of received.slice(world.heard)) {
    const code = new URLSearchParams(String(Object(body).providerData)).get('paymentCode')
    // An undecided payment may still be approved, so its report settles nothing.
    const isDecided = code !== null && decisionOf(world, { paymentCode: code }) !== null
    if (endpoint === processProviderResponse && status === 200 && isDecided) world.reported.add(code)
  }
  world.heard = received.length
  for (const customer of world.tabs) {
    const { notice } = paymentIn(customer)?.getSnapshot().context ?? {}
    if (notice?.type === 'paidBefore') world.toldPaid.add(customer)
    const warned = world.warned.get(customer) ?? new Set()
    if (notice?.type === 'cameBack') for (const id of notice.ids) warned.add(id)
    if (paymentIn(customer) === undefined) world.warned.delete(customer)
    else world.warned.set(customer, warned)
    // The answers of a submitted case are deleted.
    if (caseIn(customer.tab)?.getSnapshot().context.result) customer.typed = {}
  }
}
