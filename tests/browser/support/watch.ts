import type { Page } from 'playwright/test'

/** Requests that the insurer refuses are part of many stories, and Chromium writes an error for each. */
const REFUSED_CALL = /\/api\/[\w/-]+(\?|$)/

/**
 * A page that is used again may load while the clock that Playwright had put into it for the test before is being taken out:
 * its calls are there for a moment longer than itself (`globalThis.__pwClock.controller`). No script of the portal's is in that.
 */
const isOfClock = ({ message, stack = '' }: Error): boolean =>
  message === "Cannot read properties of undefined (reading 'controller')" && !stack.includes('/assets/')

/** Collects what is wrong from now on: errors of scripts, on the console, of the security policy, and calls to strangers. */
export async function watchFor(page: Page): Promise<readonly string[]> {
  const complaints: string[] = []
  page.on('pageerror', (error) => {
    if (!isOfClock(error)) complaints.push(`uncaught: ${error.message}`)
  })
  page.on('console', (message) => {
    // What React could not take over or draw is reported as a warning, and never expected.
    if (message.text().startsWith('[fault] drawing')) complaints.push(message.text())
    if (message.type() !== 'error') return
    const isRefusedCall =
      message.text().startsWith('Failed to load resource') && REFUSED_CALL.test(message.location().url)
    // Whoever is taken off the line by a test looks for it, too, and asks for the page itself.
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
