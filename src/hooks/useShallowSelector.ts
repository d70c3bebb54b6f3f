import { shallowEqual, useSelector } from '@xstate/react'
import type { AnyActorRef } from 'xstate'

type SnapshotSource = Pick<AnyActorRef, 'subscribe' | 'getSnapshot'>
type SnapshotOf<Actor> = Actor extends { getSnapshot(): infer Snapshot } ? Snapshot : undefined

/** Selects values of a snapshot as an object or an array. The view renders again only if one of them changes. */
export const useShallowSelector = <Actor extends SnapshotSource, Selected extends object>(
  actor: Actor,
  select: (snapshot: SnapshotOf<Actor>) => Selected,
): Selected => useSelector(actor, select, shallowEqual)
