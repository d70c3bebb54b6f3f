import { fromPromise } from 'xstate'
import type { OutcomeOf } from '../../src/api/endpoint'
import type { PaymentResult } from '../../src/api/entities'
import { getPayments, processProviderResponse } from '../../src/api/payments'
import { TechnicalError } from '../../src/api/technicalError'
import { calls } from '../actors/call'
import { headerOfProductLine } from '../headerOfProductLine'
import { type Services, servicesOf } from '../services'
import { isDueGone } from './dueGone'
import type { Redirect, Returned } from './kept'
import { keepReported, keepResult, paymentWith } from './ledger'
import { askedInstead } from './paidMoney'
import type { PaymentEnd } from './payment.types'

/** How long a page may still be there that is left (ms). */
const LAST_MOMENT = 1000

/** The status of a payment that the insurer takes as made; any other one is a failure. */
const ACCEPTED = 'ACCEPTED'

const failed = (failure: Extract<PaymentEnd, { type: 'failed' }>['failure']): PaymentEnd => ({
  type: 'failed',
  failure,
})

/** What is known of a payment that the insurer did not answer about: it goes on as accepted (specification, section 2). */
export const unconfirmed = ({ id, paymentCode, amount, currency, paidFor }: Redirect): PaymentEnd => ({
  type: 'paid',
  id,
  payment: { status: ACCEPTED, ...(paymentCode !== null && { paymentCode }), amount, currency },
  isProcessing: true,
  paidFor,
})

/** What the insurer says was paid; where it does not say how much, what the customer left to pay. */
const withAmount = (data: PaymentResult, { amount, currency }: Redirect): PaymentResult => ({
  ...data,
  amount: data.amount ?? amount,
  currency: data.currency ?? currency,
})

/** What the insurer says of a payment. That the request itself was not understood says nothing of it. */
export const endOf = (outcome: OutcomeOf<typeof processProviderResponse>, of: Redirect): PaymentEnd => {
  if (!outcome.ok) {
    const { code } = outcome.failure
    if (code === 'MISSING_FIELDS') return unconfirmed(of)
    return failed({ type: code === 'PAYMENT_DATA_MISSING' ? 'dataMissing' : 'unsuccessful' })
  }
  const { data } = outcome
  if (data.status === ACCEPTED) {
    const { amount: value, currency } = of
    const payment = withAmount(data, of)
    const asked = askedInstead(payment, { value, currency })
    return { type: 'paid', id: of.id, payment, isProcessing: false, asked, paidFor: of.paidFor }
  }
  return failed(data.status.trim() === '' ? { type: 'unsuccessful' } : { type: 'status', status: data.status })
}

/** The same as `isDueGone`; an insurer that gives no answer stops nothing. */
const wasDueGone = async (
  services: Pick<Services, 'call'>,
  redirect: Redirect,
  signal: AbortSignal,
): Promise<boolean> => {
  try {
    return await isDueGone(services, redirect, signal)
  } catch (error) {
    if (signal.aborted || (error instanceof TechnicalError && error.type === 'expired')) throw error
    return false
  }
}

interface ProcessInput {
  /** The open contract, which the payment is of. */
  readonly contractNumber: string
  readonly returned: Returned | null
}

/** Hands over to the insurer what the provider said. Errs only where the session is over, so that it can be done again. */
export const processActor = calls(
  fromPromise<PaymentEnd, ProcessInput>(async ({ input, signal, system }) => {
    const { contractNumber, returned } = input
    if (returned === null || returned.providerData === '') return failed({ type: 'dataMissing' })
    const { redirect, providerData, key } = returned
    const body = { providerData, contractNumber, udcContractId: redirect.udcContractId }
    const services = servicesOf(system)
    const { call, now, sleepUntil } = services
    const kept = paymentWith(services, redirect.id)
    // After the first time, the payment's own money may have settled what was due.
    const isAskable = kept !== null && !kept.isReported
    const isGone = kept?.isDueGone ?? (isAskable && (await wasDueGone(services, redirect, signal)))
    keepReported(services, redirect.id, isGone)
    const ended = (said: PaymentEnd): PaymentEnd => {
      const end = said.type === 'paid' && !said.isProcessing && isGone ? { ...said, isDueGone: true } : said
      // Kept before the case opens: the tab may be closed on the way.
      keepResult(services, redirect, end)
      return end
    }
    try {
      return ended(endOf(await call(processProviderResponse, { body }, { signal, idempotencyKey: key }), redirect))
    } catch (error) {
      if (error instanceof TechnicalError && error.type === 'expired') throw error
      // A page that goes away loses its calls, too. Whoever reloads it is not told so: the next page asks again.
      await sleepUntil(now() + LAST_MOMENT, signal)
      // A call that was given up says nothing of the payment: the next sign-in asks again.
      if (signal.aborted) throw error
      return ended(unconfirmed(redirect))
    }
  }),
  ...Object.values(headerOfProductLine),
  getPayments,
  processProviderResponse,
)
