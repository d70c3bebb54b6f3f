// Stands in for `tldts` in the build: msw's cookie jar brings the list of all public suffixes (110 kB gzip) along, and the
// simulated insurer sets no cookies.

/** The domain that a host's cookies may be set for: the host itself. */
export const getDomain = (host: string): string => host
