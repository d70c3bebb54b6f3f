import type { Part } from '../../machines/ports'

/** What loads when somebody first needs it, each in a chunk of its own. */
const loaders: Readonly<Record<Part, () => Promise<void>>> = {
  dap: async () => (await import('../dap')).fillDap(),
  identification: async () => (await import('../identification')).fillIdentification(),
  phoneRequest: async () => (await import('../phoneRequest')).fillPhoneRequest(),
  security: async () => (await import('../security')).fillSecurity(),
  payment: async () => (await import('../payment')).fillPayment(),
  documents: async () => (await import('../documents')).fillDocuments(),
  signature: async () => (await import('../signature')).fillSignature(),
  onlineCases: async () => (await import('../onlineCases')).fillOnlineCases(),
}

/** What a part reads beside its own language file. */
const others: Partial<Record<Part, readonly string[]>> = {
  // What can be wrong with a phone number is told once, with the cases.
  phoneRequest: ['case'],
  security: ['oneTimeCode'],
  signature: ['documents'],
  onlineCases: ['documents'],
}

/** The language files that a part reads. */
export const textsOf = (part: Part): readonly string[] => [part, ...(others[part] ?? [])]

/** Loads a part of the portal: its chart and screens, into their places. */
export const loadPart = (part: Part): Promise<void> => loaders[part]()
