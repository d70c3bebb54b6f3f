import './LongTextField.css'
import { attempt } from '../ui/attempt'
import { Field } from './Field'
import type { Typed } from './TextField'

/** As a ref, at each drawing: the field is as high as its text, where style alone does not do it (WebKit). */
const growWithText = (area: HTMLTextAreaElement | null): void => {
  if (area === null || attempt(() => CSS.supports('field-sizing', 'content'), true)) return
  const { style, offsetHeight, clientHeight } = area
  const borders = offsetHeight - clientHeight
  style.blockSize = 'auto'
  style.blockSize = `${area.scrollHeight + borders}px`
}

/** Several lines of text; the field grows with them. */
export const LongTextField = (props: Typed) => (
  <Field texts={props}>
    {(wiring) => (
      <textarea
        {...wiring}
        // A function of its own at each drawing: React calls it again.
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
