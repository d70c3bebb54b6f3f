const SECOND = 1000

/** Pause before a reconnection after this many losses (ms): a second, doubled each time, at most half a minute. */
export const reconnectPause = (losses: number): number => Math.min(30 * SECOND, SECOND * 2 ** (losses - 1))

/** Pause after this many polls without a connection (ms): short at first, then longer and longer. */
export const pollPause = (polls: number): number => Math.min(10 * SECOND, 2 * SECOND * 1.5 ** (polls - 1))

/** Longest wait for a connection (ms). */
export const CONNECTION_PATIENCE = 5 * SECOND

/** Connections that have to fail before polling begins. */
export const FAILURES_ALLOWED = 2

/** Shortest display of a QR code (ms), so that codes that expire at once do not cause endless calls. */
export const SHORTEST_CODE = 5 * SECOND
