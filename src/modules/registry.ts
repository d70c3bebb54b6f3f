import type { ModuleName } from '../../machines/modules'
import type { ProductLine } from '../../machines/routes'
import type { Screens } from '../screens/lazyScreens'
import { type ProductLineFile, productLineFile } from '../texts/productLineFile'
import type { Texts } from '../texts/texts'
import type { LazyModule, Machines } from './lazyModule'

interface RegistryEntry {
  /** Loads the module's script. */
  readonly load: () => Promise<{ readonly lazyModule: LazyModule }>
  /** The language files that the module reads, in addition to `common`. */
  readonly texts: readonly (keyof Texts | ProductLineFile)[]
}

const loadLife = () => import('./life')

const productLineEntry = (name: ProductLine, load: RegistryEntry['load']): RegistryEntry => ({
  load,
  texts: [productLineFile(name)],
})

/** The loader and language files of each lazy module. */
const registry = {
  home: { load: () => import('./home'), texts: [] },
  signIn: { load: () => import('./signIn'), texts: ['auth'] },
  secondStep: { load: () => import('./secondStep'), texts: [] },
  signedIn: { load: () => import('./signedIn'), texts: ['contract', 'case', 'documents'] },
  dap: { load: () => import('./dap'), texts: ['dap'] },
  identification: { load: () => import('./identification'), texts: ['identification'] },
  // The texts of invalid phone numbers are in the language file of the cases.
  phoneRequest: { load: () => import('./phoneRequest'), texts: ['phoneRequest', 'case'] },
  security: { load: () => import('./security'), texts: ['security', 'case'] },
  documents: { load: () => import('./documents'), texts: ['documents'] },
  onlineCases: { load: () => import('./onlineCases'), texts: ['onlineCases', 'documents'] },
  accounts: { load: () => import('./accounts'), texts: ['accounts'] },
  claims: { load: () => import('./claims'), texts: ['claims'] },
  packages: { load: () => import('./packages'), texts: ['packages'] },
  campaign: { load: () => import('./campaign'), texts: ['campaign', 'documents'] },
  payment: { load: () => import('./payment'), texts: ['payment'] },
  signature: { load: () => import('./signature'), texts: ['signature', 'documents'] },
  simulation: {
    load: async () =>
      __SIMULATED__ ? import('./simulation') : Promise.reject(new Error('This build has no simulated insurer.')),
    texts: [],
  },
  kgfb: productLineEntry('kgfb', () => import('./kgfb')),
  casco: productLineEntry('casco', () => import('./casco')),
  lakas: productLineEntry('lakas', () => import('./lakas')),
  elet: productLineEntry('elet', loadLife),
  nyugdij: productLineEntry('nyugdij', loadLife),
  baleset: productLineEntry('baleset', loadLife),
} as const satisfies Record<ModuleName, RegistryEntry>

type RegisteredModule = Awaited<ReturnType<(typeof registry)[ModuleName]['load']>>['lazyModule']
type NamesIn<Kind extends keyof LazyModule, Module = RegisteredModule> =
  Module extends Record<Kind, infer Things> ? keyof Things : never
/** The names of machines and screens that no module contains. The type is `never` if none is missing. */
type UnregisteredName = Exclude<keyof Machines, NamesIn<'machines'>> | Exclude<keyof Screens, NamesIn<'screens'>>

/** The registry of the lazy modules. It does not compile if a module, a machine or a screen is missing. */
export const modules: Record<ModuleName, RegistryEntry> & Record<UnregisteredName, never> = registry
