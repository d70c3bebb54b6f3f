// Replaces `tldts` in the build: msw's cookie jar includes the list of all public suffixes (114 kB gzip, as much as the
// whole insurer in the page), and the simulated insurer sets no cookies.

/** The domain that a host's cookies may be set for: the host itself. */
export const getDomain = (host: string): string => host
