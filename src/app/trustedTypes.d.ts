/** The part of Trusted Types that is used here. The script address replaces a string in the DOM's types. */
interface TrustedTypePolicy {
  createScriptURL(address: string): string
}

interface Window {
  readonly trustedTypes?: { createPolicy(name: string, rules: TrustedTypePolicy): TrustedTypePolicy }
}
