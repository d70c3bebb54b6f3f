/** Lets everything be heard that has come by now. */
export const heard = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))
