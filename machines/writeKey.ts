import { saltedDigest } from './saltedDigest'

/** How much of a draft's id its keys begin with; the rest stays in the tab. */
const PUBLIC = 18

/** What of a draft's id is sent. */
export const publicPart = (draftId: string): string => draftId.slice(0, PUBLIC)

/**
 * What a draft's writes are told apart by: the same for the same body, also where it was changed and changed back
 * meanwhile, or in a copy of the tab. It does not say the body.
 */
export const writeKey = (draftId: string, body: unknown): string =>
  `${publicPart(draftId)}-${saltedDigest(draftId.slice(PUBLIC), JSON.stringify(body))}`
