/** The status of a network that requires a sign-in (RFC 6585). */
const SIGN_IN_REQUIRED = 511

/**
 * Tells if an answer that should be JSON comes from the customer's network instead, e.g. a Wi-Fi's sign-in page. A page
 * with an error status other than 511 comes from the insurer's own gateway.
 */
export const isNetworkPage = (status: number, type: string | null): boolean =>
  status === SIGN_IN_REQUIRED || (status >= 200 && status < 300 && /^text\/html\b/i.test(type ?? ''))
