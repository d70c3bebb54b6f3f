import type { ProductLine } from './routes'

/**
 * The modules of the portal that load on demand: machines, screens and texts. `src/modules/registry.ts` says how each
 * is loaded.
 */
export type ModuleName =
  | 'home'
  | 'signIn'
  | 'secondStep'
  | 'signedIn'
  | 'dap'
  | 'identification'
  | 'phoneRequest'
  | 'security'
  | 'documents'
  | 'onlineCases'
  | 'accounts'
  | 'claims'
  | 'packages'
  | 'campaign'
  | 'payment'
  | 'signature'
  | 'simulation'
  | ProductLine
