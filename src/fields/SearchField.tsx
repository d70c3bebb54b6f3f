import './SearchField.css'
import { useRef } from 'react'
import { draw } from '../ui/icons'

const ClearIcon = draw('M6.5 6.5l11 11m0-11-11 11', 20)

interface Props {
  readonly name: string
  readonly label: string
  /** What the button is called that empties it. */
  readonly clear: string
  readonly value: string
  readonly onChange: (value: string) => void
  /** How many were found, in words. */
  readonly status?: string | undefined
}

/** What is found stands below the field: where that would be out of sight, the field goes up. */
const makeRoom = (field: HTMLElement): void => {
  if (field.getBoundingClientRect().bottom < window.innerHeight / 2) return
  field.closest('search')?.scrollIntoView({ block: 'start' })
}

/** Narrows down what stands below it, while one types; a button and Escape give all of it back. */
export function SearchField({ name, label, clear, value, onChange, status }: Props) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <search className="field">
      <label className="label" htmlFor={`field-${name}`}>
        {label}
      </label>
      <div className="search">
        <input
          ref={input}
          id={`field-${name}`}
          className="input"
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          value={value}
          onChange={(change) => {
            makeRoom(change.target)
            onChange(change.target.value)
          }}
          // It answers while one types: where it stands in a form, nothing is sent by it.
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
              input.current?.focus()
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
