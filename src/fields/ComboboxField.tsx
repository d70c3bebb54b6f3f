import './ComboboxField.css'
import { scrollTo } from '../ui/layout/arrival'
import { handleListKey } from './comboboxKeys'
import { Field } from './Field'
import { useFocusOn } from './focus'
import { inputClasses, type TextFieldProps } from './TextField'

/** An option suggested while the customer types. */
export interface OfferedOption {
  readonly key: string
  readonly label: string
}

interface Props extends TextFieldProps {
  readonly options: readonly OfferedOption[]
  /** True if the list should be open, provided that there are options. */
  readonly isOpen: boolean
  /**
   * Key of the option highlighted with the arrow keys. `null` if no option is highlighted; Enter then keeps the typed
   * text.
   */
  readonly highlighted: string | null
  readonly onHighlight: (key: string | null) => void
  readonly onChoose: (key: string) => void
  readonly onClose: () => void
  /** Called when the field receives the focus. */
  readonly onEnter: () => void
  /** Number of options, or the result of the choice; only for screen readers. */
  readonly status?: string | undefined
  /** The reason why there are no options while the customer types. */
  readonly note?: string | undefined
  /** True while options load. The customer can go on typing. */
  readonly busy?: boolean
}

const scrollIntoView = (element: HTMLElement | null): void => {
  if (element !== null) scrollTo(element, 'nearest')
}

/** A text field with a list of suggestions. The typed text is the answer, and need not be in the list. */
export function ComboboxField(props: Props) {
  const { name, label, value, onChange, onLeave, options, isOpen, highlighted, focusOn, status, note, busy } = props
  const { inputMode = 'text', autoComplete = 'off' } = props
  const ref = useFocusOn(focusOn)
  const listId = `options-${name}`
  const optionId = (index: number) => `option-${name}-${index}`
  const isShown = isOpen && options.length > 0
  // Index of the highlighted option; -1 if it is no longer offered, so that a late key press does not choose it.
  const at = isShown ? options.findIndex(({ key }) => key === highlighted) : -1
  const isNoteShown = isOpen && !isShown && note !== undefined

  return (
    <Field texts={props}>
      {(attributes) => (
        <div className="combobox" data-busy={busy || undefined}>
          <input
            {...attributes}
            ref={ref}
            className={inputClasses(props)}
            type="text"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isShown}
            aria-controls={listId}
            aria-activedescendant={at < 0 ? undefined : optionId(at)}
            inputMode={inputMode}
            autoComplete={autoComplete}
            value={value}
            onChange={(change) => onChange(change.target.value)}
            onKeyDown={(press) => handleListKey(press, { ...props, isShown, at })}
            onFocus={props.onEnter}
            onBlur={() => {
              if (isOpen) props.onClose()
              onLeave?.()
            }}
          />
          {busy && <span className="spinner" aria-hidden="true" />}
          <div
            id={listId}
            ref={isShown ? scrollIntoView : undefined}
            className="combobox-list"
            role="listbox"
            tabIndex={-1}
            aria-label={label}
            hidden={!isShown}
            // Keeps the focus in the text field.
            onMouseDown={(press) => press.preventDefault()}
          >
            {options.map((option, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the keys are those of the input, which keeps the focus.
              <div
                key={option.key}
                id={optionId(index)}
                ref={index === at ? scrollIntoView : undefined}
                className="combobox-option"
                role="option"
                aria-selected={index === at}
                onClick={() => props.onChoose(option.key)}
              >
                {option.label}
              </div>
            ))}
          </div>
          <p role="status" className={isNoteShown ? 'combobox-note' : 'hidden'}>
            {isNoteShown ? note : status}
          </p>
        </div>
      )}
    </Field>
  )
}
