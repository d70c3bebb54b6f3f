/** The props of a component that sends one event to a machine. */
export interface SendProps<E extends { type: string }> {
  readonly send: (event: E) => void
  readonly event: NoInfer<E>
}

/**
 * Returns the attribute `data-event`, which names the event that an element sends. Returns `{}` if the element is not
 * available.
 */
export const eventAttribute = (event: { type: string }, isAvailable = true) =>
  isAvailable ? { 'data-event': event.type } : {}

/** Joins class names, leaving out falsy ones. */
export const joinClasses = (...names: readonly (string | false | undefined)[]) => names.filter(Boolean).join(' ')
