import type { Content } from './content'

interface MarkProps {
  /** The event that its form sends. */
  readonly event: string
}

/**
 * Notes that its form was sent before the page answered, without a script: browsers mark every control of a form that was
 * sent (`:user-valid`), and nothing else can mark this one, which nobody sees. `preserveInput` reads it.
 */
export const EarlyMark = ({ event }: MarkProps) => <input type="checkbox" className="early" value={event} hidden />

interface FormProps extends MarkProps {
  readonly id: string
}

/** A form around nothing but its mark, for a button that sends no form of its own and is to be heard early, too. */
export const EarlyForm = ({ id, event }: FormProps) => (
  <form id={id} method="dialog" noValidate hidden>
    <EarlyMark event={event} />
  </form>
)

/** What is said once any of the marks is set, if the page takes long to answer. */
export const EarlySign = ({ children }: { readonly children: Content }) => (
  <p className="early-sign" role="status">
    <span className="spinner" aria-hidden="true" />
    <span>{children}</span>
  </p>
)
