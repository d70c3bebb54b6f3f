import { describe, expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { paymentReturnMachine } from '../../../machines/payment/paymentReturn.machine'
import { pathOf } from '../../../machines/routes'
import type { CardOutcome } from '../../../mocks/store/payments/provider'
import { cardPaymentOf, providerData, recordCardOutcome } from '../../../mocks/store/payments/provider'
import type { Endpoint } from '../../../src/api/endpoint'
import { createPayment, processProviderResponse } from '../../../src/api/payments'
import { goThrough, goTo, reloaded, waitUntilIdle } from '../kit/caseJourney'
import { begin, casesAt, keysOf, namedCases, withJourneys } from '../kit/everyCase'
import type { Journey } from '../kit/openCase'
import { pass, SECOND } from '../kit/story'

withJourneys()

/**
 * Chooses the card, and presses each button five times, until the portal leaves for the provider. Returns the payment's
 * code.
 */
const leaveForCard = async (journey: Journey): Promise<string> => {
  await goTo(journey, 'paying')
  while (journey.on.fake.left.length === 0) {
    const { payment } = journey.actor.getSnapshot().children
    payment?.send({ type: 'method.chosen', method: 'card' })
    for (let press = 0; press < 5; press += 1) payment?.send({ type: 'method.submitted' })
    await waitUntilIdle(journey)
  }
  expect(journey.on.fake.left).toHaveLength(1)
  return new URL(journey.on.fake.left[0] ?? '', 'https://portal.example').searchParams.get('fizetes') ?? ''
}

/**
 * Ends the payment at the provider with `status`. The customer then returns to the portal and the case. If `lost` is
 * given, the next answer of this endpoint does not arrive.
 */
const returnFromProvider = async (journey: Journey, paymentCode: string, status: CardOutcome, lost?: Endpoint) => {
  const { insurer, contractNumber, productLineCase } = journey
  const cardPayment = cardPaymentOf(insurer.store, paymentCode)
  if (cardPayment === undefined) throw new Error(`The provider knows no ${paymentCode}`)
  recordCardOutcome(insurer.store, cardPayment.payment, status)
  const query = `${new URLSearchParams(providerData(paymentCode, cardPayment.payment))}`
  const reloadedJourney = await reloaded(journey, async (on) => {
    if (lost !== undefined) on.loseAnswer(lost)
    const paymentReturn = createActor(paymentReturnMachine, { input: { query, contractNumber }, parent: on.parent })
    paymentReturn.start()
    // Waits a second, because the portal waits a moment before it gives up on a lost response.
    await pass(SECOND)
    await waitFor(paymentReturn, (now) => now.status === 'done')
    expect(paymentReturn.getSnapshot().output).toEqual({
      type: 'case',
      origin: `${pathOf({ name: 'case', productLine: productLineCase.productLine, key: productLineCase.key, variant: productLineCase.variant, step: '' })}/fizetes`,
    })
  })
  await waitUntilIdle(reloadedJourney)
  return reloadedJourney
}

const bodyOf = ({ on, productLineCase }: Journey): unknown =>
  Object(on.fake.calls.find(({ endpoint }) => endpoint === productLineCase.definition.submit?.id)?.input).body

describe.each(namedCases.filter(([, { definition }]) => definition.payment?.methods.includes('card')))(
  'the case %s, paid by card,',
  (_, productLineCase) => {
    test('five presses on the payment button make one payment and one case with the payment data', async () => {
      const { journey, before } = await begin(productLineCase, 5)
      const paymentCode = await leaveForCard(journey)
      expect(keysOf(journey, createPayment)).toHaveLength(1)
      const reloadedJourney = await returnFromProvider(journey, paymentCode, 'ACCEPTED')
      const caseId = await goThrough(reloadedJourney)
      expect(casesAt(reloadedJourney)).toEqual([caseId, ...before])
      expect(keysOf(reloadedJourney, createPayment)).toEqual([])
      const { amount, currency, outcome, isBooked } = Object(
        cardPaymentOf(reloadedJourney.insurer.store, paymentCode)?.payment,
      )
      const { status, bankStatus, authorizationNumber, transactionCode } = outcome
      expect([status, isBooked]).toEqual(['ACCEPTED', true])
      expect(bodyOf(reloadedJourney)).toMatchObject({
        ...{ amount, currency, authorizationNumber, bankStatus, status, transactionCode, paymentCode },
      })
    })

    test('after a lost response, the start of the payment is retried with the same idempotency key', async () => {
      const { journey } = await begin(productLineCase)
      journey.on.loseAnswer(createPayment)
      await leaveForCard(journey)
      const [lost, retry, ...others] = keysOf(journey, createPayment)
      expect([retry, others]).toEqual([lost, []])
      const { contracts } = journey.insurer.store.state
      expect(Object.keys(contracts[journey.contractNumber]?.payments?.cards ?? {})).toHaveLength(1)
    })

    test('if the response to the payment return is lost, the payment is marked as processing, and one case is submitted', async () => {
      const { journey, before } = await begin(productLineCase)
      const paymentCode = await leaveForCard(journey)
      const reloadedJourney = await returnFromProvider(journey, paymentCode, 'ACCEPTED', processProviderResponse)
      expect(reloadedJourney.actor.getSnapshot().context.paid).toMatchObject({ type: 'paid', isProcessing: true })
      const caseId = await goThrough(reloadedJourney)
      expect(casesAt(reloadedJourney)).toEqual([caseId, ...before])
    })

    test('after a refused payment, a new payment succeeds, and one case is submitted', async () => {
      const { journey, before } = await begin(productLineCase)
      const refused = await leaveForCard(journey)
      const reloadedJourney = await returnFromProvider(journey, refused, 'REFUSED')
      expect(reloadedJourney.actor.getSnapshot().value).toBe('paying')
      const second = await leaveForCard(reloadedJourney)
      expect(second).not.toBe(refused)
      expect(keysOf(reloadedJourney, createPayment)).not.toEqual(keysOf(journey, createPayment))
      const paid = await returnFromProvider(reloadedJourney, second, 'ACCEPTED')
      const caseId = await goThrough(paid)
      expect(casesAt(paid)).toEqual([caseId, ...before])
    })
  },
)
