/** The part of Trusted Types that is used here. A script address is a `string`, as the DOM's types expect. */
interface TrustedTypePolicy {
  createScriptURL(address: string): string
}

interface Window {
  readonly trustedTypes?: { createPolicy(name: string, rules: TrustedTypePolicy): TrustedTypePolicy }
}
