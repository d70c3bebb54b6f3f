import type { InjectedFault } from '../store/faultInjection/state'

/** Faults that the panel injects once: in the next answer, or in the open or next WebSocket. */
export type Switch = 'lostAnswer' | 'droppedSocket'

type Faults = readonly InjectedFault[]

/** Tells if a fault is set. */
export const isSet = (faults: Faults, fault: Switch): boolean => faults.some((entry) => matches(entry, fault))

/** Returns the faults with the given fault added. If the fault was already set, it is removed instead. */
export const toggled = (faults: Faults, fault: Switch): InjectedFault[] =>
  isSet(faults, fault)
    ? faults.filter((entry) => !matches(entry, fault))
    : [{ endpoint: '*', kind: fault, times: 'once' }, ...faults]

const matches = ({ endpoint, kind, times }: InjectedFault, fault: Switch): boolean =>
  endpoint === '*' && kind === fault && times === 'once'
