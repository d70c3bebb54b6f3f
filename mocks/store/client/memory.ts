import type * as v from 'valibot'
import type { Contract } from '../state'
import type { clientSlice } from './slice'

type ClientMemory = v.InferOutput<typeof clientSlice>

/** The insurer's data on a client who has changed nothing yet. */
export const freshClientMemory = (): ClientMemory => ({
  pending: {},
  countryCodes: { permanentAddress: 'HU', mailingAddress: 'HU' },
  marketing: 'SUBSCRIBE',
  campaigns: [],
})

/** The insurer's data on a contract's client. */
export const clientMemory = (contract: Contract): ClientMemory => {
  contract.client ??= freshClientMemory()
  return contract.client
}
