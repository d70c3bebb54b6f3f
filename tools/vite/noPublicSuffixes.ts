// Replaces the package `tldts` in the build. The package contains a list of all public suffixes (114 kB gzip), which is
// as large as the whole simulated insurer. msw needs it only for cookies, but the simulated insurer sets none.

/** Returns the domain of a host's cookies. Without the list of public suffixes, this is the host itself. */
export const getDomain = (host: string): string => host
