import { fromPromise, type PromiseActorLogic } from 'xstate'

/** Stands for an actor that no state of this machine invokes. Starting it throws. */
export const absent = <Output, Input>(name: string): PromiseActorLogic<Output, Input> =>
  fromPromise<Output, Input>(() => Promise.reject(new Error(`This chart has no ${name}`)))
