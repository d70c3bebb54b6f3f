import { createActor } from 'xstate'
import { readStoredPayment } from '../../../machines/payment/kept'
import { paymentReturnMachine } from '../../../machines/payment/paymentReturn.machine'
import { processProviderResponse } from '../../../src/api/payments'
import type { FakeServices } from '../../../tools/exploration/kit/fakeServices'
import { dueOf, leave, QUERY, tab } from './payments'
import { begin, callsTo } from './story'

export const toCase = { type: 'case', origin: dueOf.origin }

/** Opens the return address of the provider. */
export const comeBack = (fake: FakeServices, query = QUERY, contractNumber: string | null = '10000001') =>
  begin(createActor(paymentReturnMachine, { input: { query, contractNumber } }), fake)

export const outputOf = (actor: Awaited<ReturnType<typeof comeBack>>) => actor.getSnapshot().output
export const reportCalls = (fake: FakeServices) => callsTo(fake, processProviderResponse)
export const endIn = ({ services }: FakeServices) => {
  const stored = readStoredPayment(services)
  return stored?.type === 'ended' ? stored.end : stored?.type
}

/** Stores a redirect to the provider in a new tab, and then opens the return address there. */
export const returned = async (query?: string) => {
  const fake = tab('tab-1')
  leave(fake)
  return { fake, back: await comeBack(fake, query) }
}
