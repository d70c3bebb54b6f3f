import './ErrorSummary.css'
import { ErrorIcon } from './icons'
import { takeFocus } from './sends'

interface Props {
  readonly heading: string
  readonly errors: readonly { readonly field: string; readonly message: string }[]
}

/** All faults of a form at its top. Takes the focus when it appears, and again when its `key` changes. */
export const ErrorSummary = ({ heading, errors }: Props) => (
  <div className="error-summary" role="alert" tabIndex={-1} ref={takeFocus}>
    <ErrorIcon />
    <div>
      <h2>{heading}</h2>
      <ul className="error-list">
        {errors.map(({ field, message }) => (
          <li key={field}>
            <a
              href={`#field-${field}`}
              onClick={(click) => {
                // A changed hash would be a new place in the browser's history.
                click.preventDefault()
                document.getElementById(`field-${field}`)?.focus()
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  </div>
)
