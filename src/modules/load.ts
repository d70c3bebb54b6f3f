import type { ModuleName } from '../../machines/modules'
import type { LazyModule } from './lazyModule'
import { modules } from './registry'

const loaded = new Map<ModuleName, LazyModule>()

/** Loads a module's script, which runs then. What it brings is not in its place yet. */
export const loadScript = async (name: ModuleName): Promise<LazyModule> => {
  const { lazyModule } = await modules[name].load()
  loaded.set(name, lazyModule)
  return lazyModule
}

/** What a module brings, where its script has run already. */
export const loadedScript = (name: ModuleName): LazyModule | undefined => loaded.get(name)
