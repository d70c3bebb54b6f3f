import type { AnyMachineSnapshot, Subscribable } from 'xstate'

interface MachineActor extends Subscribable<AnyMachineSnapshot> {
  getSnapshot(): AnyMachineSnapshot
}

/** Resolves when a machine has no pending work, or has ended. */
export const whenIdle = (machine: MachineActor): Promise<void> =>
  new Promise((resolve) => {
    const check = (snapshot: AnyMachineSnapshot): void => {
      if (snapshot.hasTag('busy')) return
      unsubscribe()
      resolve()
    }
    const { unsubscribe } = machine.subscribe({ next: check, error: () => resolve(), complete: resolve })
    check(machine.getSnapshot())
  })
