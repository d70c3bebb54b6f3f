import './SearchField.css'
import { useRef } from 'react'
import { draw } from '../ui/icons/icons'

const ClearIcon = draw('M6.5 6.5l11 11m0-11-11 11', 20)

interface Props {
  readonly name: string
  readonly label: string
  /** Name of the button that clears the field. */
  readonly clear: string
  readonly value: string
  readonly onChange: (value: string) => void
  /** The number of results, in words. */
  readonly status?: string | undefined
}

/** Scrolls the field up if the results below it would be out of sight. */
const scrollResultsIntoView = (field: HTMLElement): void => {
  if (field.getBoundingClientRect().bottom < window.innerHeight / 2) return
  field.closest('search')?.scrollIntoView({ block: 'start' })
}

/** Filters the list below while the customer types. A button and the Escape key clear the field. */
export function SearchField({ name, label, clear, value, onChange, status }: Props) {
  const inputRef = useRef<HTMLInputElement>(null)
  return (
    <search className="field">
      <label className="label" htmlFor={`field-${name}`}>
        {label}
      </label>
      <div className="search">
        <input
          ref={inputRef}
          id={`field-${name}`}
          className="input"
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          value={value}
          onChange={(change) => {
            scrollResultsIntoView(change.target)
            onChange(change.target.value)
          }}
          // Enter must not submit a form, because the field filters while the customer types.
          onKeyDown={(press) => {
            if (press.key === 'Enter') press.preventDefault()
            if (press.key === 'Escape' && value !== '') onChange('')
          }}
        />
        {value !== '' && (
          <button
            type="button"
            className="search-clear"
            aria-label={clear}
            onClick={() => {
              onChange('')
              inputRef.current?.focus()
            }}
          >
            <ClearIcon />
          </button>
        )}
      </div>
      <p className="hint" role="status">
        {status}
      </p>
    </search>
  )
}
