/** Storage of file contents. */
export interface Files {
  put(id: string, file: Blob): void
  /** The file with this id; `undefined` if absent. */
  get(id: string): Promise<Blob | undefined>
  drop(id: string): void
  clear(): void
  /** Resolves when every file passed to `put` is stored. */
  settled(): Promise<unknown>
}

/** Stores files in memory. */
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
