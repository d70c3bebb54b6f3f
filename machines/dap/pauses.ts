const SECOND = 1000

/** Returns the pause before a reconnection (ms): 1 s, doubled after each further loss, at most 30 s. */
export const reconnectPause = (losses: number): number => Math.min(30 * SECOND, SECOND * 2 ** (losses - 1))

/** Returns the pause after a status request (ms): 2 s at first, growing by half each time, at most 10 s. */
export const pollPause = (polls: number): number => Math.min(10 * SECOND, 2 * SECOND * 1.5 ** (polls - 1))

/** Longest wait for a connection's first message (ms). */
export const CONNECTION_PATIENCE = 5 * SECOND

/** Longest silence of a connection (ms). A connection may die without the browser noticing. */
export const SILENCE_PATIENCE = 30 * SECOND

/** Number of failed connections after which polling begins. */
export const FAILURES_ALLOWED = 2

/** Shortest time that a QR code counts as valid (ms). It prevents endless calls if a code expires at once. */
export const SHORTEST_CODE_VALIDITY = 5 * SECOND
