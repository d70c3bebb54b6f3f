import { fromPromise } from 'xstate'
import { servicesOf } from '../services'
import type { CopyResult, LineToCopy } from './copying.types'

/** Copies a line of a transfer to the clipboard. `isCopied` tells if the browser allowed it. */
export const copyActor = fromPromise<CopyResult, LineToCopy>(async ({ input: { text, ...line }, system }) => {
  try {
    await servicesOf(system).copy(text)
    return { ...line, isCopied: true }
  } catch {
    return { ...line, isCopied: false }
  }
})
