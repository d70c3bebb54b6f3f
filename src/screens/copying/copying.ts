import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { copyingMachine } from '../../../machines/payment/copying.machine'
import type { Line } from '../../../machines/payment/copying.types'

/** What copies a line of a screen, and says whether the browser let it. */
export type Copying = ActorRefFrom<typeof copyingMachine>

/** Whether a line is the one that was copied last. */
export const useIsCopied = (copying: Copying, { line, of }: Pick<Line, 'line' | 'of'>): boolean =>
  useSelector(
    copying,
    ({ context: { copied } }) => copied?.isCopied === true && copied.line === line && copied.of === of,
  )
