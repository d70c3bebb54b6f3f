import { useCallback, useRef, useSyncExternalStore } from 'react'
import type { AnyActorRef } from 'xstate'

/** An actor as a view sees it, which may have none to look at. */
export type Seen = Pick<AnyActorRef, 'subscribe' | 'getSnapshot'> | undefined

/** What such an actor tells of itself. */
export type SnapshotOf<Actor> = Actor extends { getSnapshot(): infer Snapshot } ? Snapshot : undefined

/** A part of an actor's snapshot; the view is drawn again when it is another. As that of `@xstate/react`, in React's own words. */
export const useSelector = <Actor extends Seen, Selected>(
  actor: Actor,
  select: (snapshot: SnapshotOf<Actor>) => Selected,
  isSame: (one: Selected, other: Selected) => boolean = Object.is,
): Selected => {
  const shown = useRef<{ snapshot: unknown; select: unknown; value: Selected }>(undefined)
  const subscribe = useCallback(
    (tell: () => void) => actor?.subscribe({ next: tell, error: tell }).unsubscribe ?? (() => undefined),
    [actor],
  )
  const read = (): Selected => {
    const snapshot = actor?.getSnapshot()
    // Nothing that it says holds any more: whoever draws it says so (`Boundary`).
    if (snapshot?.status === 'error') throw snapshot.error
    const before = shown.current
    if (before?.snapshot === snapshot && before?.select === select) return before.value
    const selected = select(snapshot)
    // What is the same stays the very same, so that React comes to rest.
    const value = before && isSame(before.value, selected) ? before.value : selected
    shown.current = { snapshot, select, value }
    return value
  }
  return useSyncExternalStore(subscribe, read, read)
}
