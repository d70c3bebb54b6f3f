import type { ModuleName } from '../../machines/modules'
import type { LazyModule } from './lazyModule'
import { modules } from './registry'

const loaded = new Map<ModuleName, LazyModule>()

/** Loads and runs the script of a module. It does not register the module's machines and screens. */
export const loadScript = async (name: ModuleName): Promise<LazyModule> => {
  const { lazyModule } = await modules[name].load()
  loaded.set(name, lazyModule)
  return lazyModule
}

/** Returns a module whose script has already run; `undefined` for any other module. */
export const loadedScript = (name: ModuleName): LazyModule | undefined => loaded.get(name)
