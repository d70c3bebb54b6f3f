/**
 * The part of Trusted Types that is used here. A script address has the type `string`, because the DOM's types expect a
 * string.
 */
interface TrustedTypePolicy {
  createScriptURL(address: string): string
}

interface Window {
  readonly trustedTypes?: { createPolicy(name: string, rules: TrustedTypePolicy): TrustedTypePolicy }
}
