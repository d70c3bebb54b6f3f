import type { TextStore } from '../../../src/app/sturdyStorage'
import type { Files } from './files'

const NAME = 'mock-files'

/** Keeps files in the browser's cache storage, under a name of this tab's own, so that a reload finds them again. */
export const tabFiles = (storage: TextStore): Files => {
  const name = storage.getItem(NAME) ?? `${NAME}-${crypto.randomUUID()}`
  storage.setItem(NAME, name)
  let work: Promise<unknown> = Promise.resolve()
  // One after the other: a file that is put and dropped at once must not come back. Where the browser keeps nothing
  // (a full disk, a private window), the file is simply not found later.
  const next = (act: (cache: Cache) => Promise<unknown>): void => {
    work = work.then(async () => act(await caches.open(name))).catch(() => undefined)
  }
  return {
    put: (id, file) => next((cache) => cache.put(address(id), new Response(file))),
    get: async (id) => {
      await work
      return (await (await caches.open(name)).match(address(id)))?.blob()
    },
    drop: (id) => next((cache) => cache.delete(address(id))),
    clear: () => {
      work = work.then(() => caches.delete(name)).catch(() => undefined)
    },
    settled: () => work,
  }
}

const address = (id: string): string => `/${NAME}/${encodeURIComponent(id)}`
