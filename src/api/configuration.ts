import { isFlag, isShaped, isText, listOf, orAbsent, orNull, type Shaped, textThat, wrongKeysIn } from './shape'
import { TechnicalError } from './technicalError'
import { isSecure, parseUrl } from './url'

/** Base for parsing an address that may be a path. A result with this origin was a path on the portal's own origin. */
const OWN_ORIGIN = 'https://own.invalid'

/**
 * An address that the portal may load from: `https:`, `http:` only on this computer, or a path on the portal's own
 * origin.
 */
const isLoadableAddress = textThat((address) => {
  const url = parseUrl(address, address.startsWith('/') ? OWN_ORIGIN : undefined)
  return url !== null && isSecure(url) && (url.origin === OWN_ORIGIN) === address.startsWith('/')
})

/**
 * An address that a link may have: a web page, a phone number or a mail address. Scripts (`javascript:`) are refused.
 */
const isLink = textThat((address) => {
  const url = parseUrl(address)
  return url !== null && (isSecure(url) || url.protocol === 'tel:' || url.protocol === 'mailto:')
})

const isNonEmptyText = textThat((text) => text !== '')
const isColour = textThat((text) => /^#[0-9a-f]{6}$/i.test(text))
const isHttpsHost = textThat((text) => /^[a-z0-9.-]+(:\d+)?$/i.test(text))

/** The run-time configuration of one installation, `/config.json` (specification, section 1). */
const configurationShape = {
  /** Base address of every API call. */
  apiBaseUrl: isLoadableAddress,
  /** `true` if the simulated insurer answers in the page. */
  mock: isFlag,
  showVersion: isFlag,
  brand: {
    name: isNonEmptyText,
    logoUrl: orNull(isLoadableAddress),
    /** A CSS colour that replaces the product's accent. */
    accent: orNull(isColour),
    phone: isText,
    /** The phone's opening hours in words: `Munkanapokon 8 és 18 óra között`. Older installations have none. */
    phoneHours: orAbsent(isText),
    email: isText,
    privacyUrl: isLink,
    accessibilityUrl: isLink,
    /** The page that searches for branches. */
    branchesUrl: orNull(isLink),
  },
  /** Forms outside the portal, opened in a new tab. */
  externalForms: { health: isLink, travel: isLink, fleet: isLink, warranty: isLink, other: isLink },
  /** Hosts to which a card payment may redirect the browser. A host has a port unless the port is 443. */
  paymentHosts: listOf(isHttpsHost),
  identificationHosts: listOf(isHttpsHost),
  /** `true` if the portal pushes tracking events to `window.dataLayer`. */
  tracking: isFlag,
}
export type Configuration = Shaped<typeof configurationShape>

/** Reads the configuration from `config.json`. @throws TechnicalError that names every missing or invalid key. */
export const readConfiguration = (content: unknown): Configuration => {
  if (isShaped(configurationShape, content)) return content
  const problems = wrongKeysIn(configurationShape, content).map((key) => `${key}: missing or not allowed`)
  throw new TechnicalError('brokenAnswer', `config.json: ${problems.join('; ')}`)
}
