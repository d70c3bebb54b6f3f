import { createHash } from 'node:crypto'
import type { Configuration } from '../../src/api/configuration'
import { parseUrl } from '../../src/api/url'

/**
 * Name of the Trusted Types policy for the photo worker. `MOCK_POLICY` is the one for the simulated insurer's worker.
 */
const PHOTO_POLICY = 'photos'
const MOCK_POLICY = 'msw'

/** Returns the content security policy of a page. `styles` are the contents of its inline styles. */
export function contentSecurityPolicy(config: Configuration, styles: readonly string[] = []): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", ...styles.map(styleHash)],
    'img-src': ["'self'", 'data:', 'blob:', ...originsOf(config.brand.logoUrl ?? '')],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...originsOf(config.apiBaseUrl).flatMap((origin) => [origin, socketOrigin(origin)])],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': config.mock ? [PHOTO_POLICY, MOCK_POLICY] : [PHOTO_POLICY],
  }
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ')
}

/** Returns the contents of a page's style elements, for hashes in its policy. */
export function inlineStyles(html: string): string[] {
  return [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)].map(([, text]) => text ?? '')
}

function styleHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

// A path is on the page's own origin, which 'self' covers.
function originsOf(address: string): string[] {
  const origin = parseUrl(address)?.origin
  return origin === undefined ? [] : [origin]
}

function socketOrigin(origin: string): string {
  return origin.replace(/^http/, 'ws')
}
