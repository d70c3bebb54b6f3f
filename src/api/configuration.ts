import * as v from 'valibot'

const address = v.pipe(v.string(), v.url())
const httpsHost = v.pipe(v.string(), v.regex(/^[a-z0-9.-]+(:\d+)?$/i))

/** The run-time configuration, `/config.json`: what one installation of the portal is (specification, section 1). */
export const configuration = v.object({
  /** Base of every API call: an absolute address, or a path on the portal's own origin. */
  apiBaseUrl: v.pipe(v.string(), v.regex(/^(https?:\/\/|\/)/)),
  /** Whether the simulated insurer answers in the page. */
  mock: v.boolean(),
  showVersion: v.boolean(),
  brand: v.object({
    name: v.pipe(v.string(), v.nonEmpty()),
    logoUrl: v.nullable(v.string()),
    /** A CSS colour that replaces the product's accent. */
    accent: v.nullable(v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i))),
    phone: v.string(),
    email: v.string(),
    privacyUrl: address,
    accessibilityUrl: address,
    /** Where branches can be searched for. */
    branchesUrl: v.nullable(address),
  }),
  /** Forms outside the portal, opened in a new tab. */
  externalForms: v.object({ health: address, travel: address, fleet: address, warranty: address, other: address }),
  /** Hosts (with a port where it is not 443) that a payment may lead to. */
  paymentHosts: v.array(httpsHost),
  identificationHosts: v.array(httpsHost),
  /** Whether `window.dataLayer` is filled. */
  tracking: v.boolean(),
})
export type Configuration = v.InferOutput<typeof configuration>
