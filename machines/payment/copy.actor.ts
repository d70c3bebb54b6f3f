import { fromPromise } from 'xstate'
import { portsOf } from '../ports'
import type { Copied, Line } from './copying.types'

/** Copies a line of a transfer; says where the browser did not let it. */
export const copyActor = fromPromise<Copied, Line>(({ input: { text, ...line }, system }) =>
  portsOf(system)
    .copy(text)
    .then(
      () => ({ ...line, isCopied: true }),
      () => ({ ...line, isCopied: false }),
    ),
)
