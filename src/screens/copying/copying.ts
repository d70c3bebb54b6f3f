import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { copyingMachine } from '../../../machines/payment/copying.machine'
import type { LineToCopy } from '../../../machines/payment/copying.types'

/** The actor that copies a line of a screen, and knows if the browser allowed it. */
export type Copying = ActorRefFrom<typeof copyingMachine>

/** Tells if a line is the last copied one. */
export const useIsCopied = (copying: Copying, { line, of }: Pick<LineToCopy, 'line' | 'of'>): boolean =>
  useSelector(
    copying,
    ({ context: { copied } }) => copied?.isCopied === true && copied.line === line && copied.of === of,
  )
