import { shallowEqual, useSelector } from '@xstate/react'
import type { AnyActorRef } from 'xstate'

type Shows = Pick<AnyActorRef, 'subscribe' | 'getSnapshot'>
type SnapshotOf<Actor> = Actor extends { getSnapshot(): infer Snapshot } ? Snapshot : undefined

/** What a view shows of a machine, by name or as a list: it is drawn again only where one of these is another. */
export const useShallowSelector = <Actor extends Shows, Shown extends object>(
  actor: Actor,
  select: (snapshot: SnapshotOf<Actor>) => Shown,
): Shown => useSelector(actor, select, shallowEqual)
