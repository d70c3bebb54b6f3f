import { dayAt } from '../../../machines/today'
import type { Store } from '../store'
import { isoDaysFrom } from '../time/days'

/** An event that happens to a contract automatically on a day (`yyyy-MM-dd`). */
export interface TimedEvent {
  readonly day: string
  /** Applies the event to the store as it is on that day. */
  happens(storeThatDay: Store): void
}

/**
 * Maximum number of days that are simulated on a contract after the store was created (ten years). It limits the work
 * when the clock is moved far ahead.
 */
const MAX_DAYS = 3660

/**
 * Applies all due events one by one, each on its own day. Upcoming events are computed again after each one, because
 * one event leads to others. Of several events on a day, the first in the list happens first.
 */
export const applyDueEvents = (store: Store, upcomingEvents: () => readonly (TimedEvent | undefined)[]): void => {
  const today = dayAt(store.now())
  const lastSimulatedDay = isoDaysFrom(store.state.beganAt, MAX_DAYS)
  for (
    let nextEvent = earliestEvent(upcomingEvents());
    nextEvent && nextEvent.day <= today && nextEvent.day <= lastSimulatedDay;
    nextEvent = earliestEvent(upcomingEvents())
  ) {
    const { day } = nextEvent
    nextEvent.happens({ ...store, now: () => (day === today ? store.now() : Date.parse(day)) })
  }
}

const earliestEvent = (events: readonly (TimedEvent | undefined)[]): TimedEvent | undefined =>
  events
    .filter((event) => event !== undefined)
    .reduce<TimedEvent | undefined>(
      (earliest, event) => (earliest && earliest.day <= event.day ? earliest : event),
      undefined,
    )
