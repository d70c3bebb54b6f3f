import { saltedDigest } from './saltedDigest'

/** Length of the part of a draft's id that its idempotency keys begin with. The rest never leaves the browser. */
const PUBLIC_LENGTH = 18

/** The part of a draft's id that is sent to the insurer. */
export const publicPart = (draftId: string): string => draftId.slice(0, PUBLIC_LENGTH)

/**
 * The idempotency key of a draft's write. The same body has the same key, even after it was changed and changed back,
 * or in a copied tab. The key does not reveal the body.
 */
export const writeKey = (draftId: string, body: unknown): string =>
  `${publicPart(draftId)}-${saltedDigest(draftId.slice(PUBLIC_LENGTH), JSON.stringify(body))}`
