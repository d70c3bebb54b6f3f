import './SearchField.css'

interface Props {
  readonly name: string
  readonly label: string
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

/** Narrows down what stands below it, while one types. */
export const SearchField = ({ name, label, value, onChange, status }: Props) => (
  <search className="field">
    <label className="label" htmlFor={`field-${name}`}>
      {label}
    </label>
    <input
      id={`field-${name}`}
      className="input input-search"
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
      }}
    />
    <p className="hint" role="status">
      {status}
    </p>
  </search>
)
