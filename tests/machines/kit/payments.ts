import { createActor } from 'xstate'
import { recordDeparture } from '../../../machines/payment/departures'
import { paidCaseAt, type Redirect, storePayment } from '../../../machines/payment/kept'
import { paymentMachine } from '../../../machines/payment/payment.machine'
import type { PaymentInput } from '../../../machines/payment/payment.types'
import { TAB } from '../../../machines/storageKeys'
import { examplesOf } from '../../../mocks/examples'
import type { getHeader as getCascoHeader } from '../../../src/api/casco'
import type { CallData } from '../../../src/api/endpoint'
import { getHeader } from '../../../src/api/kgfb'
import type { createPayment, getPayments, processProviderResponse } from '../../../src/api/payments'
import { START_TIME } from '../../../tools/exploration/kit/cases'
import type { FakeServices } from '../../../tools/exploration/kit/fakeServices'
import { answer, begin, page } from './story'

/** The query string of the return address. It contains the provider's result. */
export const QUERY = 'paymentCode=payment-1&status=ACCEPTED&x=%2B+1'
export const PROVIDER = 'https://fizetes.example/?fizetes=payment-1'

/** The input of the payment machine when a case's payment step pays the contract's amount due. */
export const dueOf: PaymentInput = {
  contractNumber: '10000001',
  udcContractId: null,
  amount: null,
  methods: ['card', 'transfer', 'later'],
  origin: '/kgfb/ugyek/license-plate/fizetes',
  key: 'case-1-payment',
}

/** A stored redirect to the provider, made at `START_TIME`. */
export const redirectOf: Redirect = {
  ...{ id: 'payment-1', ...paidCaseAt('10000001', dueOf.origin), udcContractId: null, paymentCode: 'payment-1' },
  ...{ amount: 12_450, currency: 'HUF', time: START_TIME },
}

export const accepted: CallData<typeof processProviderResponse> = {
  ...{ amount: 12_450, currency: 'HUF', status: 'ACCEPTED', bankStatus: '00' },
  ...{ authorizationNumber: 'authorization-2', transactionCode: 'transaction-3', paymentCode: 'payment-1' },
}

export const refused: CallData<typeof processProviderResponse> = {
  ...accepted,
  ...{ status: 'REFUSED', bankStatus: '05', authorizationNumber: null },
}

export const started: CallData<typeof createPayment> = {
  ...{ redirectUrl: PROVIDER, isError: false, message: null, paymentCode: 'payment-1' },
}

/**
 * Answers the header's call with this debt (Ft). `null` means a debt of 0 Ft. For `unknown`, the header contains no
 * debt.
 */
export const owes = async (
  fake: FakeServices,
  value: number | 'unknown' | null,
  header: typeof getHeader | typeof getCascoHeader = getHeader,
): Promise<void> => {
  const [first] = Object.values(examplesOf(header))
  if (first === undefined) throw new Error('There is no example of a header')
  await answer(fake, header, { ...first, debt: value === 'unknown' ? null : { value: value ?? 0, currency: 'HUF' } })
}

/** Returns a premium of `value` forints. */
export const premium = (premiumType: 'CURRENT' | 'NEXT', value: number): CallData<typeof getPayments>[number] => ({
  premium: { value, currency: 'HUF' },
  paymentPeriodStartDate: '2026-09-25',
  paymentPeriodEndDate: '2026-12-24',
  paymentDeadline: '2026-11-24',
  premiumType,
})

/** Opens a tab. Tabs with the same `shared` belong to one browser, and share its localStorage. */
export const tab = (id: string, shared = new Map<string, string>()): FakeServices =>
  page(new Map([[TAB, JSON.stringify(id)]]), shared).fake

/** Stores a redirect to the provider, as the payment machine does before the browser leaves the portal. */
export const leave = ({ services }: FakeServices, redirect: Redirect = redirectOf): void => {
  recordDeparture(services, redirect)
  storePayment(services, { type: 'away', redirect })
}

/** Opens the payment of a case, without a parent actor. */
export const pay = (fake: FakeServices, input: Partial<PaymentInput> = {}) => {
  const machine = paymentMachine.provide({ actions: { tellMoved: () => undefined } })
  return begin(createActor(machine, { input: { ...dueOf, ...input } }), fake)
}
