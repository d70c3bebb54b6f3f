/** As much of Trusted Types as is used here; the script address stands for a text wherever the DOM's types want one. */
interface TrustedTypePolicy {
  createScriptURL(address: string): string
}

interface Window {
  readonly trustedTypes?: { createPolicy(name: string, rules: TrustedTypePolicy): TrustedTypePolicy }
}
