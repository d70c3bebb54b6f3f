import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { BuildEnvironmentOptions } from 'vite'

/**
 * The supported browsers: Safari 16.4, Firefox from the first version with `:has()`, Chrome and Edge of about that age.
 */
const supportedBrowsers = ['safari16.4', 'ios16.4', 'chrome120', 'edge120', 'firefox121']

/** The build settings that the portal and the benchmark's baseline share. */
export const sharedBuild = {
  target: supportedBrowsers,
  cssTarget: supportedBrowsers,
  modulePreload: { polyfill: false },
  reportCompressedSize: false,
  assetsInlineLimit: 0,
} satisfies BuildEnvironmentOptions

/** Packages that the build replaces with something smaller. */
export const aliases = [
  // `tldts` contains the list of all public suffixes, which only cookies need. The simulated insurer sets no cookies.
  { find: /^tldts$/, replacement: fileURLToPath(new URL('./noPublicSuffixes.ts', import.meta.url)) },
]

/** Returns the constants that the build inserts into the code. */
export function constants(): Record<string, string> {
  return {
    __VERSION__: JSON.stringify(packageVersion()),
    __LIVE__: String(process.env.PORTAL_LIVE === '1'),
    __INSPECT__: 'false',
    __SIMULATED__: String(process.env.PORTAL_SIMULATED !== '0'),
  }
}

function packageVersion(): string {
  const content: unknown = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))
  if (typeof content === 'object' && content !== null && 'version' in content && typeof content.version === 'string') {
    return content.version
  }
  throw new Error('package.json has no version.')
}
