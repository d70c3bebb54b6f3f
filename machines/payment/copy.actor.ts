import { fromPromise } from 'xstate'
import { servicesOf } from '../services'
import type { Copied, Line } from './copying.types'

/** Copies a line of a transfer to the clipboard. `isCopied` tells if the browser allowed it. */
export const copyActor = fromPromise<Copied, Line>(async ({ input: { text, ...line }, system }) => {
  try {
    await servicesOf(system).copy(text)
    return { ...line, isCopied: true }
  } catch {
    return { ...line, isCopied: false }
  }
})
