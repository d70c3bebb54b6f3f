import { fromCallback } from 'xstate'
import { servicesOf } from '../services'
import type { EnabledEntry, EntryRuledOut, ListRequested } from './contract.types'
import { loadEachTime } from './loadEachTime'

export interface ListRuledOutInput {
  readonly menu: readonly EnabledEntry[]
}

/**
 * Calls `isRuledOut` of each menu entry that has it, at the start and on each request. Sends the results to the
 * contract's machine. An entry whose call fails stays in the menu.
 */
export const listRuledOutActor = fromCallback<ListRequested<ListRuledOutInput>, ListRuledOutInput>(
  ({ input, receive, sendBack, system }) =>
    loadEachTime(input, receive, ({ menu }, signal) => {
      for (const { key, isRuledOut } of menu) {
        isRuledOut?.(servicesOf(system), signal).then(
          (isOut) => signal.aborted || sendBack({ type: 'entry.ruledOut', key, isOut } satisfies EntryRuledOut),
          () => undefined,
        )
      }
    }),
)
