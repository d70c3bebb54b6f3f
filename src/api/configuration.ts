import * as v from 'valibot'
import { CallFault } from './fault'
import { isSecure, parseUrl } from './url'

/** Only to tell with what stays on the portal's own origin. */
const OWN_ORIGIN = 'https://own.invalid'

/** An address that something is loaded from: a secure one, or a path on the portal's own origin. */
const source = v.pipe(
  v.string(),
  v.check((address) => {
    const url = parseUrl(address, address.startsWith('/') ? OWN_ORIGIN : undefined)
    return url !== null && isSecure(url) && (url.origin === OWN_ORIGIN) === address.startsWith('/')
  }),
)

/** An address that the customer may follow: a secure page, a phone number or a mail address. Never a script. */
const link = v.pipe(
  v.string(),
  v.check((address) => {
    const url = parseUrl(address)
    return url !== null && (isSecure(url) || url.protocol === 'tel:' || url.protocol === 'mailto:')
  }),
)

const httpsHost = v.pipe(v.string(), v.regex(/^[a-z0-9.-]+(:\d+)?$/i))

/** The run-time configuration, `/config.json`: what one installation of the portal is (specification, section 1). */
const configuration = v.object({
  /** Base of every API call. */
  apiBaseUrl: source,
  /** Whether the simulated insurer answers in the page. */
  mock: v.boolean(),
  showVersion: v.boolean(),
  brand: v.object({
    name: v.pipe(v.string(), v.nonEmpty()),
    logoUrl: v.nullable(source),
    /** A CSS colour that replaces the product's accent. */
    accent: v.nullable(v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i))),
    phone: v.string(),
    email: v.string(),
    privacyUrl: link,
    accessibilityUrl: link,
    /** Where branches can be searched for. */
    branchesUrl: v.nullable(link),
  }),
  /** Forms outside the portal, opened in a new tab. */
  externalForms: v.object({ health: link, travel: link, fleet: link, warranty: link, other: link }),
  /** Hosts (with a port where it is not 443) that a payment may lead to. */
  paymentHosts: v.array(httpsHost),
  identificationHosts: v.array(httpsHost),
  /** Whether `window.dataLayer` is filled. */
  tracking: v.boolean(),
})
export type Configuration = v.InferOutput<typeof configuration>

/** The configuration in what `config.json` holds. @throws CallFault that names every key that is missing or not allowed. */
export const readConfiguration = (content: unknown): Configuration => {
  const read = v.safeParse(configuration, content)
  if (read.success) return read.output
  const problems = read.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`)
  throw new CallFault('brokenAnswer', `config.json: ${problems.join('; ')}`)
}
