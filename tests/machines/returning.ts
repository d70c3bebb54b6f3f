import { createActor } from 'xstate'
import type { ScriptedWorld } from '../../exploration/kit/fakeServices'
import { keptPayment } from '../../machines/payment/kept'
import { paymentReturnMachine } from '../../machines/payment/paymentReturn.machine'
import { processProviderResponse } from '../../src/api/payments'
import { dueOf, leave, QUERY, tab } from './payments'
import { begin, callsTo } from './story'

export const toCase = { type: 'case', origin: dueOf.origin }

/** Opens the address that the provider leads back to. */
export const comeBack = (world: ScriptedWorld, query = QUERY, contractNumber: string | null = '10000001') =>
  begin(createActor(paymentReturnMachine, { input: { query, contractNumber } }), world)

export const outputOf = (actor: Awaited<ReturnType<typeof comeBack>>) => actor.getSnapshot().output
export const sent = (world: ScriptedWorld) => callsTo(world, processProviderResponse)
export const endIn = ({ ports }: ScriptedWorld) => {
  const kept = keptPayment(ports)
  return kept?.type === 'ended' ? kept.end : kept?.type
}

/** A customer who has left for the provider, and comes back. */
export const returned = async (query?: string) => {
  const world = tab('tab-1')
  leave(world)
  return { world, back: await comeBack(world, query) }
}
