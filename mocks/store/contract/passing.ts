import { dayAt } from '../../../machines/today'
import type { Store } from '../store'
import { isoDaysFrom } from '../time/days'

/** Something that comes to pass on a contract by itself, on a day (`yyyy-MM-dd`). */
export interface Passing {
  readonly day: string
  /** Lets it come to pass, in the store as it stands on that day. */
  happens(then: Store): void
}

/** How long time passes on a contract from when its store began, in days: ten years, however far the clock is moved. */
const LONGEST = 3660

/**
 * Lets everything come to pass that is due by now, one after the other, each on its own day. What may come is asked for anew
 * after each, since one thing leads to the next; of one day, what stands first.
 */
export const passTime = (store: Store, coming: () => readonly (Passing | undefined)[]): void => {
  const today = dayAt(store.now())
  const last = isoDaysFrom(store.state.beganAt, LONGEST)
  for (let next = firstOf(coming()); next && next.day <= today && next.day <= last; next = firstOf(coming())) {
    const { day } = next
    next.happens({ ...store, now: () => (day === today ? store.now() : Date.parse(day)) })
  }
}

const firstOf = (coming: readonly (Passing | undefined)[]): Passing | undefined =>
  coming
    .filter((each) => each !== undefined)
    .reduce<Passing | undefined>((first, each) => (first && first.day <= each.day ? first : each), undefined)
