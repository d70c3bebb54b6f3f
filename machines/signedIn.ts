import { isProductLine, type ProductLine } from './routes'

const openedByValues = ['sms', 'secondStep', 'dap', 'number'] as const

/**
 * The way a session was opened. `sms`: with a second step, at a sign-in that sends SMS codes. `secondStep`:
 * with a second step, at a sign-in without SMS codes. `dap`: in the DÁP app. `number`: by a contract or proposal number
 * alone.
 */
export type OpenedBy = (typeof openedByValues)[number]

/** A finished sign-in: the insurer's token, and the data of the sign-in. */
export interface SignedIn {
  readonly accessToken: string
  /** The product line in the sign-in's address, or of the entry in the DÁP list. */
  readonly productLine: ProductLine
  readonly openedBy: OpenedBy
}

/** Tells if the session belongs to the contractor. A sign-in by number alone proves nothing about the person. */
export const isContractorIn = ({ openedBy }: Pick<SignedIn, 'openedBy'>): boolean => openedBy !== 'number'

/** Adds the lead of the device's clock to data with a token's expiry by the insurer's clock. */
export const withClockLead = <Facts extends { readonly expiresAt: number | null }>(
  facts: Facts,
  clockLead: number,
) => ({
  ...facts,
  clockLead,
  expiresAt: facts.expiresAt === null ? null : facts.expiresAt + clockLead,
})

/** Reads a saved sign-in; `null` if it is absent or invalid. */
export const signedInOf = (savedValue: unknown): SignedIn | null => {
  // An older release saved the product line as `area`.
  const { accessToken, area, productLine = area, openedBy } = Object(savedValue)
  const opening = openedByValues.find((candidate) => candidate === openedBy)
  return typeof accessToken === 'string' && isProductLine(productLine) && opening !== undefined
    ? { accessToken, productLine, openedBy: opening }
    : null
}
