import type { InjectedFault } from '../store/faultInjection/state'

/** Faults that the panel injects once: in the next answer, or in the open or next WebSocket. */
export type OneTimeFault = 'lostAnswer' | 'droppedSocket'

type Faults = readonly InjectedFault[]

/** Tells if a fault is set. */
export const isFaultSet = (faults: Faults, fault: OneTimeFault): boolean =>
  faults.some((entry) => matchesFault(entry, fault))

/** Returns the faults with the given fault added, or with it removed if it was already set. */
export const toggleFault = (faults: Faults, fault: OneTimeFault): InjectedFault[] =>
  isFaultSet(faults, fault)
    ? faults.filter((entry) => !matchesFault(entry, fault))
    : [{ endpoint: '*', kind: fault, times: 'once' }, ...faults]

const matchesFault = ({ endpoint, kind, times }: InjectedFault, fault: OneTimeFault): boolean =>
  endpoint === '*' && kind === fault && times === 'once'
