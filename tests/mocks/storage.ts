/** Creates a `Storage` without a browser, backed by a map. */
export const createStorage = (items = new Map<string, string>()): Storage => {
  return {
    get length() {
      return items.size
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (name) => items.get(name) ?? null,
    setItem: (name, text) => void items.set(name, text),
    removeItem: (name) => void items.delete(name),
    clear: () => items.clear(),
  }
}
