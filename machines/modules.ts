import type { ProductLine } from './routes'

/**
 * The modules of the portal that load when somebody first needs them: machines, screens and texts.
 * `src/modules/registry.ts` says how each is had.
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
