import * as v from 'valibot'
import type { TextStore } from '../../../src/browser/sturdyStorage'
import type { Files } from './files'

const DATABASE_NAME = 'mock-files'
const OBJECT_STORE = 'files'

/** The stored form of a file: its type and bytes. A private window of WebKit cannot store a Blob. */
const storedFile = v.object({ type: v.string(), bytes: v.instance(ArrayBuffer) })

/**
 * Stores files in an IndexedDB database that only this tab uses, so that they survive a reload. The Cache storage is
 * not used, because a reload empties it in a private window of WebKit.
 */
export const tabFiles = (storage: TextStore): Files => {
  const name = storage.getItem(DATABASE_NAME) ?? `${DATABASE_NAME}-${crypto.randomUUID()}`
  storage.setItem(DATABASE_NAME, name)
  let queue: Promise<unknown> = Promise.resolve()
  // Runs operations one after the other. Otherwise a slow `put` could store a file again after its `drop`. Errors are
  // ignored: if the browser cannot store a file (e.g. a full disk), `get` does not find it.
  const enqueue = (operation: () => Promise<unknown>): void => {
    queue = queue.then(operation).catch(() => undefined)
  }
  return {
    put: (id, file) =>
      enqueue(async () => {
        const bytes = await file.arrayBuffer()
        await withFiles(name, 'readwrite', (files) => files.put({ type: file.type, bytes }, id))
      }),
    get: async (id) => {
      await queue
      const found = await withFiles(name, 'readonly', (files) => files.get(id)).catch(() => undefined)
      return v.is(storedFile, found) ? new Blob([found.bytes], { type: found.type }) : undefined
    },
    drop: (id) => enqueue(() => withFiles(name, 'readwrite', (files) => files.delete(id))),
    clear: () => enqueue(() => withFiles(name, 'readwrite', (files) => files.clear())),
    settled: () => queue,
  }
}

/** Runs one request on the file store. Returns the request's result once the transaction is complete. */
const withFiles = async <Answer>(
  name: string,
  mode: IDBTransactionMode,
  createRequest: (files: IDBObjectStore) => IDBRequest<Answer>,
): Promise<Answer> => {
  const database = await openDatabase(name)
  try {
    const transaction = database.transaction(OBJECT_STORE, mode)
    const request = createRequest(transaction.objectStore(OBJECT_STORE))
    await new Promise((resolve, reject) => {
      transaction.oncomplete = resolve
      transaction.onabort = () => reject(transaction.error)
    })
    return request.result
  } finally {
    database.close()
  }
}

const openDatabase = (name: string): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open(name)
    request.onupgradeneeded = () => request.result.createObjectStore(OBJECT_STORE)
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
