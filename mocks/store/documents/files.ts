/** Keeps what is in files. */
export interface Files {
  put(id: string, file: Blob): void
  /** The file of an id; undefined where there is none (any more). */
  get(id: string): Promise<Blob | undefined>
  drop(id: string): void
  clear(): void
  /** Settles when everything that was put is kept. */
  settled(): Promise<unknown>
}

/** Keeps files in memory. */
export const memoryFiles = (): Files => {
  const files = new Map<string, Blob>()
  return {
    put: (id, file) => {
      files.set(id, file)
    },
    get: async (id) => files.get(id),
    drop: (id) => {
      files.delete(id)
    },
    clear: () => files.clear(),
    settled: async () => undefined,
  }
}
