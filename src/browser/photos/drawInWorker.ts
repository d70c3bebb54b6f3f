import type { DrawnPhoto } from './drawPhoto'
import workerAddress from './photo.worker?worker&url'

/** Makes the worker, where Trusted Types are enforced by the one policy that trusts nothing but its script. */
const makeWorker = (): Worker => {
  policy ??= window.trustedTypes?.createPolicy('photos', {
    createScriptURL: (address) => {
      if (address !== workerAddress) throw new TypeError(`Not the photos' worker: ${address}`)
      return address
    },
  })
  return new Worker(policy?.createScriptURL(workerAddress) ?? workerAddress, { type: 'module' })
}

/** Has the worker's script in the browser's cache before a photo is chosen. Where it does not come, the page draws. */
export const readyWorker = async (): Promise<void> => {
  try {
    await (await fetch(workerAddress)).arrayBuffer()
  } catch {}
}

// A policy of this name may be made once in the life of a page.
let policy: TrustedTypePolicy | undefined

/** How long a worker may take for one photo (ms): the slowest phone needs some seconds. */
const PATIENCE = 30_000

/**
 * Draws a photo in a worker, so that the page goes on meanwhile; `null` where there is none, it cannot read the photo, or
 * says nothing.
 */
export const drawInWorker = (file: Blob, signal: AbortSignal): Promise<DrawnPhoto | null> =>
  new Promise((resolve) => {
    const worker = workerOrNone()
    if (worker === null) {
      resolve(null)
      return
    }
    const end = (drawn: DrawnPhoto | null) => {
      clearTimeout(patience)
      worker.terminate()
      resolve(drawn)
    }
    const patience = setTimeout(() => end(null), PATIENCE)
    worker.addEventListener('message', ({ data }: MessageEvent<DrawnPhoto | null>) => end(data))
    // Its script did not come, or it ran out of memory.
    worker.addEventListener('error', () => end(null))
    signal.addEventListener('abort', () => end(null))
    worker.postMessage(file)
  })

/** The worker; `null` where the browser has none, or its settings allow none. */
const workerOrNone = (): Worker | null => {
  if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') return null
  try {
    return makeWorker()
  } catch {
    return null
  }
}
