import './OptionsField.css'
import type { Elements } from '../ui/content'
import { joinClasses } from '../ui/controls/sends'
import type { Icon } from '../ui/icons/icons'
import { FieldGroup, type FieldTexts } from './Field'

export interface ShownOption {
  readonly value: string
  readonly label: string
  readonly hint?: string | undefined
  readonly picture?: Icon
  /**
   * Text shown beside the option and read to screen readers once the option is chosen. '' while it is not chosen;
   * absent if the question has no such texts.
   */
  readonly chosenText?: string
  /** True if the option is shown but cannot be chosen. */
  readonly isDisabled?: boolean | undefined
}

/** The props of a question with visible options. */
export interface OptionsProps extends FieldTexts {
  readonly options: readonly ShownOption[]
  readonly onChange: (value: string) => void
  /** Called when the focus leaves the whole question, so that the answer can be validated. */
  readonly onLeave?: () => void
}

interface Props extends OptionsProps {
  readonly type: 'radio' | 'checkbox'
  readonly isChosen: (value: string) => boolean
  /** Content between the question and its options, e.g. a document to read, or a search field. */
  readonly children?: Elements
}

/** A question with visible options. The link of an error leads to the first option that can be chosen. */
export const OptionsField = ({ type, isChosen, children, ...props }: Props) => {
  const firstEnabledIndex = props.options.findIndex(({ isDisabled }) => !isDisabled)
  return (
    <FieldGroup texts={props}>
      {children}
      <div className="options">
        {props.options.map(({ value, label, hint, picture: Picture, chosenText, isDisabled }, index) => {
          // Values may contain characters that are not allowed in an id.
          const id = index === firstEnabledIndex ? `field-${props.name}` : `field-${props.name}-${index}`
          return (
            <label key={value} className="option" htmlFor={id}>
              <input
                type={type}
                id={id}
                name={props.name}
                value={value}
                aria-labelledby={`${id}-label`}
                aria-describedby={joinClasses(hint && `${id}-hint`, chosenText && `${id}-told`) || undefined}
                checked={isChosen(value)}
                data-heard={isChosen(value)}
                disabled={isDisabled}
                onChange={() => props.onChange(value)}
                onBlur={({ currentTarget, relatedTarget }) => {
                  if (!currentTarget.closest('fieldset')?.contains(relatedTarget)) props.onLeave?.()
                }}
              />
              {Picture && (
                <span className="option-picture">
                  <Picture />
                </span>
              )}
              <span id={`${id}-label`}>{label}</span>
              {hint && (
                <span id={`${id}-hint`} className="hint">
                  {hint}
                </span>
              )}
              {chosenText !== undefined && (
                <span id={`${id}-told`} className="option-told" role="status">
                  {chosenText}
                </span>
              )}
            </label>
          )
        })}
      </div>
    </FieldGroup>
  )
}
