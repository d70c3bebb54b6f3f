import { fromCallback } from 'xstate'
import { servicesOf } from '../services'
import type { EnabledEntry, EntryRuledOut } from './contract.types'

/**
 * Calls `isRuledOut` of each menu entry that has it, and sends the result to the contract's machine. An entry whose
 * call fails stays in the menu.
 */
export const listRuledOutActor = fromCallback<EntryRuledOut, { readonly menu: readonly EnabledEntry[] }>(
  ({ input: { menu }, sendBack, system }) => {
    const controller = new AbortController()
    const { signal } = controller
    for (const { key, isRuledOut } of menu) {
      isRuledOut?.(servicesOf(system), signal).then(
        (isOut) => signal.aborted || sendBack({ type: 'entry.ruledOut', key, isOut }),
        () => undefined,
      )
    }
    return () => controller.abort()
  },
)
