/** Names of this machine: what is asked of it crosses no network. */
const OF_THIS_MACHINE = ['localhost', '127.0.0.1', '[::1]']

/** Reads an address as a browser does, a relative one against `base`; `null` where it is none. */
export const parseUrl = (address: string, base?: string): URL | null => {
  try {
    // URL.canParse and URL.parse are younger than the browsers that are supported.
    return new URL(address, base)
  } catch {
    return null
  }
}

/** A text as one segment of an address. Half a surrogate pair, which no address can carry, becomes U+FFFD. */
export const segmentOf = (text: string): string => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'))

/** Whether it leads to this machine. */
export const isOfThisMachine = ({ hostname }: URL): boolean => OF_THIS_MACHINE.includes(hostname)

/** Whether nobody on the way can read or change what comes from there: https, or http on this machine. */
export const isSecure = (url: URL): boolean =>
  url.protocol === 'https:' || (url.protocol === 'http:' && isOfThisMachine(url))
