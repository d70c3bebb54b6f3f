// Replaces `tldts` in the build. It contains the list of all public suffixes for msw's cookie jar: 114 kB gzip, as much
// as the whole insurer in the page. The simulated insurer sets no cookies.

/** The domain that a host's cookies may be set for: the host itself. */
export const getDomain = (host: string): string => host
