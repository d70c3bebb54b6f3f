import './ErrorSummary.css'
import { ErrorIcon, WarningIcon } from '../icons/icons'
import { focusAnswerWhileShown } from '../layout/arrival'

interface Props {
  /** `warning` does not block the customer. `note` then says how to continue. */
  readonly kind?: 'error' | 'warning'
  readonly heading: string
  readonly note?: string
  readonly errors: readonly { readonly field: string; readonly label: string; readonly message: string }[]
}

/** Adds a colon to a label, unless it ends with a question mark. */
const withColon = (label: string): string => (label.endsWith('?') ? label : `${label}:`)

/**
 * All errors or warnings of a form, at its top. Takes the focus when it appears, and again when its `key` changes. If
 * it disappears with the focus, the focus moves to the main button.
 */
export const ErrorSummary = ({ kind = 'error', heading, note, errors }: Props) => (
  <div className="error-summary" data-kind={kind} role="alert" tabIndex={-1} ref={focusAnswerWhileShown}>
    {kind === 'error' ? <ErrorIcon /> : <WarningIcon />}
    <div>
      <h2>{heading}</h2>
      <ul className="error-list">
        {errors.map(({ field, label, message }) => (
          <li key={field}>
            <a
              href={`#field-${field}`}
              onClick={(click) => {
                // Prevents the default, because a changed hash would add an entry to the browser's history.
                click.preventDefault()
                document.getElementById(`field-${field}`)?.focus()
              }}
            >
              {`${withColon(label)} ${message}`}
            </a>
          </li>
        ))}
      </ul>
      {note && <p className="error-note">{note}</p>}
    </div>
  </div>
)
