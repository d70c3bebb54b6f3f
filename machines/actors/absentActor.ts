import { fromPromise, type PromiseActorLogic } from 'xstate'

/** A placeholder for an actor that no state of this machine invokes. Throws when it is started. */
export const absentActor = <Output, Input>(name: string): PromiseActorLogic<Output, Input> =>
  fromPromise<Output, Input>(() => Promise.reject(new Error(`This machine has no actor ${name}`)))
