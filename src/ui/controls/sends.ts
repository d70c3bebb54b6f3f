/** The prop of a component that sends one event to a machine. */
export interface Sends<E extends { type: string }> {
  readonly send: (event: E) => void
  readonly event: NoInfer<E>
}

/** The attribute `data-event`, which names the event that the element can send; empty if it is not available. */
export const offers = (event: { type: string }, available = true) => (available ? { 'data-event': event.type } : {})

/** Joins class names, leaving out falsy ones. */
export const classes = (...names: readonly (string | false | undefined)[]) => names.filter(Boolean).join(' ')
