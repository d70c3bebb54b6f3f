import { shallowEqual, useSelector } from '@xstate/react'
import type { AnyActorRef } from 'xstate'

type Shows = Pick<AnyActorRef, 'subscribe' | 'getSnapshot'>
type SnapshotOf<Actor> = Actor extends { getSnapshot(): infer Snapshot } ? Snapshot : undefined

/** Selects values of a snapshot as an object or an array. The view renders again only if one of them changes. */
export const useShallowSelector = <Actor extends Shows, Shown extends object>(
  actor: Actor,
  select: (snapshot: SnapshotOf<Actor>) => Shown,
): Shown => useSelector(actor, select, shallowEqual)
