/** The status of a network that requires a sign-in (RFC 6585). */
const SIGN_IN_REQUIRED = 511

/**
 * Tells if an answer that should be JSON is a page of the customer's network, e.g. a Wi-Fi's sign-in page. Pages with
 * other error statuses come from the insurer's own gateway.
 */
export const isNetworkPage = (status: number, type: string | null): boolean =>
  status === SIGN_IN_REQUIRED || (status >= 200 && status < 300 && /^text\/html\b/i.test(type ?? ''))
