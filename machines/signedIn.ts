import { isProductLine, type ProductLine } from './routes'

const openings = ['sms', 'secondStep', 'dap', 'number'] as const

/**
 * How a session was opened: with a second step, at a sign-in that sends SMS codes (`sms`) or any other (`secondStep`), in the
 * DÁP app, or by a contract's or proposal's number alone.
 */
export type OpenedBy = (typeof openings)[number]

/** A finished sign-in: the token that the insurer gave, and what the portal knows of it besides. */
export interface SignedIn {
  readonly accessToken: string
  /** The area of the sign-in's address, or of the entry in the DÁP list. */
  readonly area: ProductLine
  readonly openedBy: OpenedBy
}

/** Whether a session is its contract's contractor's: whoever has signed in by a number alone has shown nothing else. */
export const isContractorIn = ({ openedBy }: Pick<SignedIn, 'openedBy'>): boolean => openedBy !== 'number'

/** What the tab has kept of a finished sign-in; `null` where that is nothing, or garbage. */
export const signedInOf = (kept: unknown): SignedIn | null => {
  const { accessToken, area, openedBy } = Object(kept)
  const by = openings.find((one) => one === openedBy)
  return typeof accessToken === 'string' && isProductLine(area) && by !== undefined
    ? { accessToken, area, openedBy: by }
    : null
}
