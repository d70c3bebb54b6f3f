import type { InjectedFault } from '../store/faultInjection/state'

/** Faults that the panel injects once: in the next answer, or in the open or next WebSocket. */
export type Switch = 'lostAnswer' | 'droppedSocket'

type Troubles = readonly InjectedFault[]

/** Tells if a fault is set. */
export const isSet = (trouble: Troubles, what: Switch): boolean => trouble.some((entry) => is(entry, what))

/** Returns the faults with the given fault added. If the fault was already set, it is removed instead. */
export const toggled = (trouble: Troubles, what: Switch): InjectedFault[] =>
  isSet(trouble, what)
    ? trouble.filter((entry) => !is(entry, what))
    : [{ endpoint: '*', kind: what, times: 'once' }, ...trouble]

const is = ({ endpoint, kind, times }: InjectedFault, what: Switch): boolean =>
  endpoint === '*' && kind === what && times === 'once'
