import type { Elements } from '../ui/content'
import { classes } from '../ui/controls/sends'
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
  /** The answer looks wrong, but is accepted. */
  readonly warning?: string | undefined
  /** True if the error has no ErrorSummary and must be announced. */
  readonly announce?: boolean
}

/** The attributes that connect a control with its texts. */
export interface Wiring {
  readonly id: string
  readonly name: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
}

/** Returns the attributes that connect a control with its hint, warning and error. */
export const wire = ({ name, hint, error, warning }: FieldTexts): Wiring => ({
  id: `field-${name}`,
  name,
  'aria-describedby':
    classes(hint && `hint-${name}`, error && `error-${name}`, !error && warning && `warning-${name}`) || undefined,
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

const Fault = ({ name, error, warning, announce }: FieldTexts) =>
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

/** Hint, error and warning above a control. */
const Said = (texts: FieldTexts) => (
  <>
    {texts.hint && <Hint {...texts} />}
    {(texts.error || texts.warning) && <Fault {...texts} />}
    {/* React inserts new texts before this element: an extension may have wrapped the control. */}
    <span hidden />
  </>
)

/** The frame of a field, in reading order: label, hint, error, control. */
export function Field({
  texts,
  children,
}: {
  readonly texts: FieldTexts
  readonly children: (wiring: Wiring) => Elements
}) {
  return (
    <div className="field">
      <label className="label" htmlFor={`field-${texts.name}`}>
        <Label {...texts} />
      </label>
      <Said {...texts} />
      {children(wire(texts))}
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
  const { id, 'aria-describedby': described } = wire(texts)
  return (
    <fieldset
      className="field"
      aria-describedby={described}
      data-invalid={texts.error ? '' : undefined}
      {...(isTarget && { id, tabIndex: -1 })}
    >
      <legend className={texts.isLabelHidden ? 'hidden' : 'label'}>
        <Label {...texts} />
      </legend>
      <Said {...texts} />
      {children}
    </fieldset>
  )
}
