import { fromPromise } from 'xstate'
import { type Part, portsOf } from '../ports'

/** Loads a part of the portal that few customers need. */
export const openPartActor = fromPromise<void, { readonly part: Part }>(({ input, system }) =>
  portsOf(system).loadPart(input.part),
)
