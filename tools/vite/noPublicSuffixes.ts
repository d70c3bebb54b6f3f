// Stands in for `tldts` in the build: msw's cookie jar brings the list of all public suffixes along (114 kB gzip, as much again
// as the insurer in the page), and the simulated insurer sets no cookies.

/** The domain that a host's cookies may be set for: the host itself. */
export const getDomain = (host: string): string => host
