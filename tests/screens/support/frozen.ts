import type { AnyActorLogic, AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import { fakeOf } from '../../../tools/exploration/kit/fakeServices'
import { actorService } from '../../../tools/exploration/kit/settlement'

const ENDED = 'frozen.ended'

/**
 * Returns a machine that stays in its initial state, so that its screen can be shown. It executes no actions, ignores
 * all events, and ends when the test says so.
 */
export const frozen = <Machine extends AnyStateMachine>(src: string, machine: Machine): Machine => {
  const logic: AnyActorLogic = {
    getInitialSnapshot: (scope, input) =>
      machine.getInitialSnapshot({ ...scope, actionExecutor: () => undefined }, input),
    transition: (snapshot: AnyMachineSnapshot, event) =>
      event.type === ENDED ? { ...snapshot, status: 'done', output: event.output } : snapshot,
    getPersistedSnapshot: (snapshot) => snapshot,
    start: (_, { self, system }) => {
      void fakeOf(system)
        .wait(actorService(src))
        .then((output) => self.send({ type: ENDED, output }))
    },
  }
  // The parent handles this logic as if it were the original machine.
  return logic as unknown as Machine
}
