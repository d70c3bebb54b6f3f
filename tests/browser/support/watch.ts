import type { Page } from 'playwright/test'

/**
 * Matches the addresses of calls to the insurer. Chromium logs an error for each call that the insurer rejects. Tests
 * ignore these errors, because many tests cause them.
 */
const REFUSED_CALL = /\/api\/[\w/-]+(\?|$)/

/**
 * Tells if an error comes from Playwright's clock. While a reused page loads, Playwright may still be removing the
 * previous test's clock (`globalThis.__pwClock.controller`). No script of the portal causes this error.
 */
const isOfClock = ({ message, stack = '' }: Error): boolean =>
  message === "Cannot read properties of undefined (reading 'controller')" && !stack.includes('/assets/')

/**
 * Starts to collect problems: script errors, console errors, violations of the security policy, and requests to other
 * origins. Returns the growing list.
 */
export async function watchFor(page: Page): Promise<readonly string[]> {
  const complaints: string[] = []
  page.on('pageerror', (error) => {
    if (!isOfClock(error)) complaints.push(`uncaught: ${error.message}`)
  })
  page.on('console', (message) => {
    // React's hydration and rendering errors are logged as warnings, and are never expected.
    if (message.text().startsWith('[fault] drawing')) complaints.push(message.text())
    if (message.type() !== 'error') return
    const isRefusedCall =
      message.text().startsWith('Failed to load resource') && REFUSED_CALL.test(message.location().url)
    // An offline page logs an error for each request, including its own checks of the connection. These errors are
    // ignored, except for the portal's files.
    const isOffLine =
      message.text().endsWith('net::ERR_INTERNET_DISCONNECTED') && !message.location().url.includes('/assets/')
    if (!isRefusedCall && !isOffLine) complaints.push(`console: ${message.text()} (${message.location().url})`)
  })
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url())
    if (protocol.startsWith('http') && hostname !== '127.0.0.1') complaints.push(`external: ${request.url()}`)
  })
  await page.exposeFunction('complainOfPolicy', (text: string) => complaints.push(`policy: ${text}`))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      const { complainOfPolicy } = window as unknown as { complainOfPolicy(text: string): void }
      complainOfPolicy(`${violatedDirective} ${blockedURI} ${sample}`)
    })
  })
  return complaints
}
