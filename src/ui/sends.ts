/** What a part needs to send one event to a machine. */
export interface Sends<E extends { type: string }> {
  readonly send: (event: E) => void
  readonly event: NoInfer<E>
}

/** Leaves the event's type on the element, as long as the element can send it. */
export const offers = (event: { type: string }, available = true) => (available ? { 'data-event': event.type } : {})

/** Joins class names, leaving out what does not apply. */
export const classes = (...names: readonly (string | false | undefined)[]) => names.filter(Boolean).join(' ')
