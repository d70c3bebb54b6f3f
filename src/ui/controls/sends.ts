/** The prop of a component that sends one event to a machine. */
export interface SendProps<E extends { type: string }> {
  readonly send: (event: E) => void
  readonly event: NoInfer<E>
}

/** The attribute `data-event`, which names the event that the element can send; empty if it is not available. */
export const eventAttribute = (event: { type: string }, isAvailable = true) =>
  isAvailable ? { 'data-event': event.type } : {}

/** Joins class names, leaving out falsy ones. */
export const joinClasses = (...names: readonly (string | false | undefined)[]) => names.filter(Boolean).join(' ')
