import './LongTextField.css'
import { attempt } from '../ui/attempt'
import { Field } from './Field'
import type { TypedFieldProps } from './TextField'

/** Ref called at each render: fits the height to the text in browsers without `field-sizing` (WebKit). */
const growWithText = (area: HTMLTextAreaElement | null): void => {
  if (area === null || attempt(() => CSS.supports('field-sizing', 'content'), true)) return
  const { style, offsetHeight, clientHeight } = area
  const borders = offsetHeight - clientHeight
  style.blockSize = 'auto'
  style.blockSize = `${area.scrollHeight + borders}px`
}

/** A multi-line text field that grows with its text. */
export const LongTextField = (props: TypedFieldProps) => (
  <Field texts={props}>
    {(attributes) => (
      <textarea
        {...attributes}
        // A new function at each render, so that React calls it again.
        ref={(area) => growWithText(area)}
        className="input input-long"
        rows={5}
        value={props.value}
        onChange={(change) => props.onChange(change.target.value)}
        onBlur={props.onLeave}
      />
    )}
  </Field>
)
