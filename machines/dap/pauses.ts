const SECOND = 1000

/** Before a connection is tried again after so many losses: a second, doubled each time, at most half a minute (ms). */
export const reconnectPause = (losses: number): number => Math.min(30 * SECOND, SECOND * 2 ** (losses - 1))

/** After so many questions, where there is no connection: soon at first, then less and less often (ms). */
export const pollPause = (polls: number): number => Math.min(10 * SECOND, 2 * SECOND * 1.5 ** (polls - 1))

/** How long a connection may take to come about (ms). */
export const CONNECTION_PATIENCE = 5 * SECOND

/** Connections that have to fail before the insurer is asked again and again instead. */
export const FAILURES_ALLOWED = 2

/** How long a QR code is shown at least (ms), so that an insurer whose codes are over at once is not asked without end. */
export const SHORTEST_CODE = 5 * SECOND
