import { type CallbackActorLogic, type EventObject, fromCallback, fromPromise, type PromiseActorLogic } from 'xstate'

/** A placeholder for an actor that no state of this machine invokes. Throws when it is started. */
export const absentActor = <Output, Input>(name: string): PromiseActorLogic<Output, Input> =>
  fromPromise<Output, Input>(() => Promise.reject(new Error(`This machine has no actor ${name}`)))

/** A placeholder for a callback actor that no state of this machine invokes. Throws when it is started. */
export const absentCallback = <Event extends EventObject, Input>(name: string): CallbackActorLogic<Event, Input> =>
  fromCallback<Event, Input>(() => {
    throw new Error(`This machine has no actor ${name}`)
  })
