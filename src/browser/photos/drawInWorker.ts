import type { DrawnPhoto } from './drawPhoto'
import workerAddress from './photo.worker?worker&url'

/**
 * Creates the worker. If the browser enforces Trusted Types, a policy has to trust the script. It trusts only this
 * script's address.
 */
const makeWorker = (): Worker => {
  workerPolicy ??= window.trustedTypes?.createPolicy('photos', {
    createScriptURL: (address) => {
      if (address !== workerAddress) throw new TypeError(`Not the photos' worker: ${address}`)
      return address
    },
  })
  return new Worker(workerPolicy?.createScriptURL(workerAddress) ?? workerAddress, { type: 'module' })
}

/**
 * Loads the worker's script into the browser's cache before a photo is chosen. If the script does not load, the page
 * draws the photo itself.
 */
export const preloadWorker = async (): Promise<void> => {
  try {
    await (await fetch(workerAddress)).arrayBuffer()
  } catch {}
}

// The policy is kept, because a page can create a policy of this name only once.
let workerPolicy: TrustedTypePolicy | undefined

/** Timeout of a worker for one photo (ms): the slowest phone needs some seconds. */
const WORKER_TIMEOUT = 30_000

/**
 * Draws a photo in a worker, so that the page stays responsive. Resolves to `null` if there is no worker, it cannot
 * read the photo, or it times out.
 */
export const drawInWorker = (file: Blob, signal: AbortSignal): Promise<DrawnPhoto | null> =>
  new Promise((resolve) => {
    const worker = makeWorkerOrNull()
    if (worker === null) {
      resolve(null)
      return
    }
    const finish = (drawnPhoto: DrawnPhoto | null) => {
      clearTimeout(timer)
      worker.terminate()
      resolve(drawnPhoto)
    }
    const timer = setTimeout(() => finish(null), WORKER_TIMEOUT)
    worker.addEventListener('message', ({ data }: MessageEvent<DrawnPhoto | null>) => finish(data))
    // The script failed to load, or the worker ran out of memory.
    worker.addEventListener('error', () => finish(null))
    signal.addEventListener('abort', () => finish(null))
    worker.postMessage(file)
  })

/** Returns the worker, or `null` if the browser does not support workers or its settings forbid them. */
const makeWorkerOrNull = (): Worker | null => {
  if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') return null
  try {
    return makeWorker()
  } catch {
    return null
  }
}
