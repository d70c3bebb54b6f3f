/**
 * Origins of the servers of a test run; `undefined` until the servers have started. Each server takes a free port and
 * prints it. playwright.config.ts reads the port, and Playwright passes it to its workers in the environment.
 */
export const origins = {
  /** Origin of the portal whose insurer runs in the page. */
  mock: process.env.MOCK_ORIGIN,
  /**
   * Origin of the server on which the simulated insurer runs. Each Playwright worker serves its own portal, which calls
   * this server.
   */
  insurer: process.env.INSURER_ORIGIN,
}
