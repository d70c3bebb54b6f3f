import { fromPromise } from 'xstate'
import type { ModuleName } from '../modules'
import { portsOf } from '../ports'

/** Loads a module of the portal. */
export const openModuleActor = fromPromise<void, { readonly module: ModuleName }>(({ input, system }) =>
  portsOf(system).loadModule(input.module),
)
