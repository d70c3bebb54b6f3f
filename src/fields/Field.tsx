import type { Elements } from '../ui/content'
import { joinClasses } from '../ui/controls/sends'
import { ErrorIcon, WarningIcon } from '../ui/icons/icons'

/** The props of every field. Texts are already formatted. */
export interface FieldTexts {
  /** The field's key; its control has the id `field-<name>`. */
  readonly name: string
  readonly label: string
  /** True if the heading above asks the same question. The label is then only for screen readers. */
  readonly isLabelHidden?: boolean
  readonly hint?: string | undefined
  /** Text after the label, e.g. "(nem kötelező)". */
  readonly aside?: string | undefined
  readonly error?: string | undefined
  /** Warning for an answer that looks wrong but is accepted. */
  readonly warning?: string | undefined
  /** True if the error has no ErrorSummary and must be announced. */
  readonly announce?: boolean
}

/** The attributes that connect a control with its texts. */
export interface ControlAttributes {
  readonly id: string
  readonly name: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
}

/** Returns the attributes that connect a control with its hint, warning and error. */
export const controlAttributesOf = ({ name, hint, error, warning }: FieldTexts): ControlAttributes => ({
  id: `field-${name}`,
  name,
  'aria-describedby':
    joinClasses(hint && `hint-${name}`, error && `error-${name}`, !error && warning && `warning-${name}`) || undefined,
  'aria-invalid': error ? true : undefined,
})

const Label = ({ label, aside }: FieldTexts) => (
  <>
    <span>{aside ? `${label} ` : label}</span>
    {aside && <span className="hint unbroken">{aside}</span>}
  </>
)

const Hint = ({ name, hint }: FieldTexts) => (
  <p id={`hint-${name}`} className="hint">
    {hint}
  </p>
)

const ErrorOrWarning = ({ name, error, warning, announce }: FieldTexts) =>
  error ? (
    <p id={`error-${name}`} className="field-error" role={announce ? 'alert' : undefined}>
      <ErrorIcon />
      <span>{error}</span>
    </p>
  ) : (
    warning && (
      <p id={`warning-${name}`} className="field-warning" role="status">
        <WarningIcon />
        <span>{warning}</span>
      </p>
    )
  )

/** The hint, and the error or the warning, above a control. */
const FieldMessages = (texts: FieldTexts) => (
  <>
    {texts.hint && <Hint {...texts} />}
    {(texts.error || texts.warning) && <ErrorOrWarning {...texts} />}
    {/* React inserts new texts before this element. It cannot insert them before the control, because an extension
        may have wrapped the control. */}
    <span hidden />
  </>
)

/** The frame of a field, in reading order: label, hint, error, control. */
export function Field({
  texts,
  children,
}: {
  readonly texts: FieldTexts
  readonly children: (attributes: ControlAttributes) => Elements
}) {
  return (
    <div className="field">
      <label className="label" htmlFor={`field-${texts.name}`}>
        <Label {...texts} />
      </label>
      <FieldMessages {...texts} />
      {children(controlAttributesOf(texts))}
    </div>
  )
}

interface GroupProps {
  readonly texts: FieldTexts
  /** True if the link of an error leads to the group instead of one of its controls. */
  readonly isTarget?: boolean
  readonly children: Elements
}

/** The frame of a group of controls that answer one question. */
export function FieldGroup({ texts, isTarget = false, children }: GroupProps) {
  const { id, 'aria-describedby': describedBy } = controlAttributesOf(texts)
  return (
    <fieldset
      className="field"
      aria-describedby={describedBy}
      data-invalid={texts.error ? '' : undefined}
      {...(isTarget && { id, tabIndex: -1 })}
    >
      <legend className={texts.isLabelHidden ? 'hidden' : 'label'}>
        <Label {...texts} />
      </legend>
      <FieldMessages {...texts} />
      {children}
    </fieldset>
  )
}
