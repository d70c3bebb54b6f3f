/** Waits for one turn of the event loop, so that pending callbacks run. */
export const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))
