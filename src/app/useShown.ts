import { type Seen, type SnapshotOf, useSelector } from './useSelector'

/** Whether both hold the same under the same names. */
export const shallowEqual = (one: object, other: object): boolean => {
  const entries = Object.entries(one)
  return (
    entries.length === Object.keys(other).length &&
    entries.every(([name, value]) => Object.is(value, Reflect.get(other, name)))
  )
}

/** What a view shows of a machine, by name or as a list: it is drawn again only where one of these is another. */
export const useShown = <Actor extends Seen, Shown extends object>(
  actor: Actor,
  select: (snapshot: SnapshotOf<Actor>) => Shown,
): Shown => useSelector(actor, select, shallowEqual)
