/**
 * Origins of a run's servers. Each takes a free port and prints it; playwright.config.ts reads it, and Playwright
 * passes it to its workers in the environment. They are unknown before the servers have started.
 */
export const origins = {
  /** The portal with the insurer in its page. */
  mock: process.env.MOCK_ORIGIN,
  /** The insurer's server. Each worker serves its own portal for it. */
  insurer: process.env.INSURER_ORIGIN,
}
