import { fromPromise } from 'xstate'
import type { ModuleName } from '../modules'
import { servicesOf } from '../services'

/** Loads a lazy module of `src/modules`. Fails if the module cannot be loaded. */
export const openModuleActor = fromPromise<void, { readonly module: ModuleName }>(async ({ input, system }) => {
  const loading = servicesOf(system).loadModule(input.module)
  if (loading !== undefined) await loading
})
