import type { Configuration } from '../../src/api/configuration'
import { contentSecurityPolicy } from './contentSecurityPolicy'

/** The headers of every response. */
export const generalHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const

/** Returns the headers of a page. They say what the page may load and use, and which pages may embed or open it. */
export function pageHeaders(config: Configuration, styles: readonly string[]): Record<string, string> {
  return {
    ...generalHeaders,
    'Content-Security-Policy': contentSecurityPolicy(config, styles),
    'Permissions-Policy': 'camera=(self), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'X-Frame-Options': 'DENY',
  }
}
