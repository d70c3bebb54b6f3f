import type { Content } from '../content'

interface MarkProps {
  /** The type of the event that the surrounding form sends. */
  readonly event: string
}

/**
 * A hidden checkbox that records, without a script, that the customer submitted its form before hydration. Browsers
 * mark every control of a submitted form with `:user-valid`. A hidden control gets the mark only by a submit.
 * `preserveInput` reads the mark.
 */
export const EarlyMark = ({ event }: MarkProps) => <input type="checkbox" className="early" value={event} hidden />

interface FormProps extends MarkProps {
  readonly id: string
}

/** A form with only an `EarlyMark`, so that a button outside of a form also records presses before hydration. */
export const EarlyForm = ({ id, event }: FormProps) => (
  <form id={id} method="dialog" noValidate hidden>
    <EarlyMark event={event} />
  </form>
)

/** Text shown if the customer submitted a form before hydration, and the hydration takes long. */
export const EarlySign = ({ children }: { readonly children: Content }) => (
  <p className="early-sign" role="status">
    <span className="spinner" aria-hidden="true" />
    <span>{children}</span>
  </p>
)
