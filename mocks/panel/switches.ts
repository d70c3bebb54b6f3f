import type { InjectedFault } from '../store/faultInjection/state'

/** What the panel has go wrong once: with the next answer, or with the WebSocket that stands or comes next. */
export type Switch = 'lostAnswer' | 'droppedSocket'

type Troubles = readonly InjectedFault[]

/** Whether it is about to go wrong. */
export const isSet = (trouble: Troubles, what: Switch): boolean => trouble.some((entry) => is(entry, what))

/** The trouble with it, or without it where it was set. */
export const toggled = (trouble: Troubles, what: Switch): InjectedFault[] =>
  isSet(trouble, what)
    ? trouble.filter((entry) => !is(entry, what))
    : [{ endpoint: '*', kind: what, times: 'once' }, ...trouble]

const is = ({ endpoint, kind, times }: InjectedFault, what: Switch): boolean =>
  endpoint === '*' && kind === what && times === 'once'
