import './Steps.css'

interface Props {
  /** Name of the list of steps, for screen readers. */
  readonly label: string
  readonly steps: readonly string[]
  /** Index of the current step, from 0. Equals the number of steps when all are completed. */
  readonly current: number
  /** Text after a completed step, e.g. "kész". */
  readonly done: string
  /** Position of the current step, shown if only that step is visible: `2/3. lépés`. */
  readonly position: string
}

/** The progress of a case. On a phone, or if there are many steps, only the current one shows its name. */
export const Steps = ({ label, steps, current, done, position }: Props) => (
  <ol className="steps" aria-label={label}>
    {steps.map((step, index) => (
      <li key={step} aria-current={index === current ? 'step' : undefined} data-done={index < current ? '' : undefined}>
        <span>
          {index === current && (
            <span className="steps-position" aria-hidden="true">
              {`${position} · `}
            </span>
          )}
          <span>{step}</span>
          {index < current && <span className="hidden">{` (${done})`}</span>}
        </span>
      </li>
    ))}
  </ol>
)
