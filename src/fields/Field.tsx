import type { Elements } from '../ui/content'
import { ErrorIcon, WarningIcon } from '../ui/icons'
import { classes } from '../ui/sends'

/** What every field has: texts come in ready to read. */
export interface FieldTexts {
  /** The field's key; its control has the id `field-<name>`. */
  readonly name: string
  readonly label: string
  /** The heading above it asks the same already: only who hears the page is told it again. */
  readonly isLabelHidden?: boolean
  readonly hint?: string | undefined
  /** Said behind the label, e.g. "(nem kötelező)". */
  readonly aside?: string | undefined
  readonly error?: string | undefined
  /** Looks wrong, but does not stop anybody. */
  readonly warning?: string | undefined
  /** The error stands alone, without an ErrorSummary: announce it. */
  readonly announce?: boolean
}

/** The attributes that tie a control to its texts. */
export interface Wiring {
  readonly id: string
  readonly name: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
}

/** Ties a control to its hint, warning and error. */
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

/** The hint and the error or warning above a control. */
const Said = (texts: FieldTexts) => (
  <>
    {texts.hint && <Hint {...texts} />}
    {(texts.error || texts.warning) && <Fault {...texts} />}
    {/* React inserts new texts before this element. An extension may have wrapped the control, which is then no child of the frame. */}
    <span hidden />
  </>
)

/** The frame of a field: label, hint, error, control, in the order in which they are read. */
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
  /** An error's link leads to the group itself, and not to one of its controls. */
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
