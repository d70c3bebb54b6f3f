/** Host names of this machine: requests to them cross no network. */
const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]']

/** Parses an address as a browser does, a relative one against `base`. Returns `null` if it is invalid. */
export const parseUrl = (address: string, base?: string): URL | null => {
  try {
    // Supported browsers may lack URL.canParse and URL.parse.
    return new URL(address, base)
  } catch {
    return null
  }
}

/** Encodes a text as one segment of an address. A lone surrogate, which no address can carry, becomes U+FFFD. */
export const urlSegmentOf = (text: string): string => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'))

/** Tells if the address leads to this machine. */
export const isLocalUrl = ({ hostname }: URL): boolean => LOCAL_HOSTS.includes(hostname)

/** Tells if the connection is protected from others on the network: https, or http on this machine. */
export const isSecure = (url: URL): boolean =>
  url.protocol === 'https:' || (url.protocol === 'http:' && isLocalUrl(url))
