import type * as v from 'valibot'
import type { Contract } from '../state'
import type { clientSlice } from './slice'

/** What the insurer remembers of a contract's client. */
export const clientMemory = (contract: Contract): v.InferOutput<typeof clientSlice> => {
  contract.client ??= {
    pending: {},
    countryCodes: { permanentAddress: 'HU', mailingAddress: 'HU' },
    marketing: 'SUBSCRIBE',
    campaigns: [],
  }
  return contract.client
}
