/** Runs the callbacks of everything that has arrived. */
export const heard = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))
