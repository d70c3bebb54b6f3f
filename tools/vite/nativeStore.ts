// Stands in for `use-sync-external-store` in the build: React has had the hook itself since version 18, and the
// package's shim for older ones would only be carried along.
import { useMemo, useSyncExternalStore } from 'react'

export { useSyncExternalStore }

type Subscribe = (onChange: () => void) => () => void

/** As the package's `with-selector`: an equal selection keeps its identity, so that nothing renders again. */
export function useSyncExternalStoreWithSelector<Snapshot, Selection>(
  subscribe: Subscribe,
  getSnapshot: () => Snapshot,
  getServerSnapshot: (() => Snapshot) | null | undefined,
  selector: (snapshot: Snapshot) => Selection,
  isEqual: (a: Selection, b: Selection) => boolean = Object.is,
): Selection {
  const [select, selectOnServer] = useMemo(() => {
    let last: { snapshot: Snapshot; selection: Selection } | undefined
    const memoized = (snapshot: Snapshot): Selection => {
      if (last !== undefined && Object.is(last.snapshot, snapshot)) return last.selection
      const next = selector(snapshot)
      const selection = last !== undefined && isEqual(last.selection, next) ? last.selection : next
      last = { snapshot, selection }
      return selection
    }
    return [() => memoized(getSnapshot()), getServerSnapshot ? () => memoized(getServerSnapshot()) : undefined]
  }, [getSnapshot, getServerSnapshot, selector, isEqual])
  return useSyncExternalStore(subscribe, select, selectOnServer)
}
