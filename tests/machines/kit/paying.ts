import { expect } from 'vitest'
import type { PaymentInput } from '../../../machines/payment/payment.types'
import { createPayment, getPayments } from '../../../src/api/payments'
import type { FakeServices } from '../../../tools/exploration/kit/fakeServices'
import { owes, pay, started, tab } from './payments'
import { answer, callsTo } from './story'

type Payment = Awaited<ReturnType<typeof pay>>
type Method = PaymentInput['methods'][number]

export const contextOf = (payment: Payment) => payment.getSnapshot().context
export const stateOf = (payment: Payment) => payment.getSnapshot().value
export const outputOf = (payment: Payment) => payment.getSnapshot().output
export const keysOf = (fake: FakeServices, endpoint: Parameters<typeof callsTo>[1]) =>
  callsTo(fake, endpoint).map(({ idempotencyKey }) => idempotencyKey)

/** Opens the payment of a debt, and loads the amount. */
export const open = async (fake = tab('tab-1'), input: Partial<PaymentInput> = {}) => {
  const payment = await pay(fake, input)
  await owes(fake, 12_450)
  return { fake, payment }
}

/** Opens the payment of a contract that owes nothing, and expects the state `nothingDue`. */
export const openWithNothingDue = async () => {
  const fake = tab('tab-1')
  const payment = await pay(fake)
  await owes(fake, null)
  await answer(fake, getPayments, [])
  expect(stateOf(payment)).toBe('nothingDue')
  return { fake, payment }
}

export const choose = (payment: Payment, method: Method): void => {
  payment.send({ type: 'method.chosen', method })
  payment.send({ type: 'method.submitted' })
}

/** Chooses the transfer, and answers the call that checks the debt: it is unchanged. */
export const chooseTransfer = async (fake: FakeServices, payment: Payment): Promise<void> => {
  choose(payment, 'transfer')
  await owes(fake, 12_450)
}

/** Chooses the card, and answers the call that checks the debt: it is unchanged. */
export const chooseCard = async (fake: FakeServices, payment: Payment): Promise<void> => {
  choose(payment, 'card')
  await owes(fake, 12_450)
}

/** Chooses to pay later, and answers the call that checks the debt: it is unchanged. */
export const chooseLater = async (fake: FakeServices, payment: Payment): Promise<void> => {
  choose(payment, 'later')
  await owes(fake, 12_450)
}

/** Opens the payment of a debt and chooses the card, so that the portal redirects the customer to the provider. */
export const away = async () => {
  const opened = await open()
  await chooseCard(opened.fake, opened.payment)
  await answer(opened.fake, createPayment, started)
  return opened
}
