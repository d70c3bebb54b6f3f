import type { ModuleName } from '../../machines/modules'
import type { LazyModule } from './lazyModule'
import { modules } from './registry'

const loadedModules = new Map<ModuleName, LazyModule>()

/** Loads and runs the script of a module. It does not register the module's machines and screens. */
export const loadScript = async (name: ModuleName): Promise<LazyModule> => {
  const { lazyModule } = await modules[name].load()
  loadedModules.set(name, lazyModule)
  return lazyModule
}

/** Returns a module whose script has already run; `undefined` for any other module. */
export const loadedModuleOf = (name: ModuleName): LazyModule | undefined => loadedModules.get(name)
