/**
 * Where the servers of a run listen. Each takes a free port and prints it; playwright.config.ts reads it there, and
 * Playwright hands it to its workers in the environment. Not known before the servers have started.
 */
export const origins = {
  /** The portal that has its insurer in the page. */
  mock: process.env.MOCK_ORIGIN,
  /** The insurer that is a server. Each worker serves the portal before it itself. */
  insurer: process.env.INSURER_ORIGIN,
}
