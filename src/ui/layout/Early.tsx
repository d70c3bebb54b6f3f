import type { Content } from '../content'

interface MarkProps {
  /** The event that its form sends. */
  readonly event: string
}

/**
 * Records, without a script, that its form was sent before the page was hydrated: browsers mark every control of a sent
 * form (`:user-valid`). As the control is hidden, nothing else can mark it. `preserveInput` reads it.
 */
export const EarlyMark = ({ event }: MarkProps) => <input type="checkbox" className="early" value={event} hidden />

interface FormProps extends MarkProps {
  readonly id: string
}

/** A form around only its mark, so that a button outside of a form also records early presses. */
export const EarlyForm = ({ id, event }: FormProps) => (
  <form id={id} method="dialog" noValidate hidden>
    <EarlyMark event={event} />
  </form>
)

/** Text shown once a mark is set, if the hydration takes long. */
export const EarlySign = ({ children }: { readonly children: Content }) => (
  <p className="early-sign" role="status">
    <span className="spinner" aria-hidden="true" />
    <span>{children}</span>
  </p>
)
