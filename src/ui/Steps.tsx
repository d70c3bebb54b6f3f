import './Steps.css'

interface Props {
  /** What the steps belong to, for a screen reader. */
  readonly label: string
  readonly steps: readonly string[]
  /** Counted from 0; as many as there are steps when all are done. */
  readonly current: number
  /** Said after a step that is done, e.g. "kész". */
  readonly done: string
  /** Which of how many the current one is, for whoever sees it alone: `2/3. lépés`. */
  readonly position: string
}

/** Where in a case one is. On a phone, and of many steps, only the current one shows its name. */
export const Steps = ({ label, steps, current, done, position }: Props) => (
  <ol className="steps" aria-label={label}>
    {steps.map((step, route) => (
      <li key={step} aria-current={route === current ? 'step' : undefined} data-done={route < current ? '' : undefined}>
        <span>
          {route === current && (
            <span className="steps-position" aria-hidden="true">
              {`${position} · `}
            </span>
          )}
          <span>{step}</span>
          {route < current && <span className="hidden">{` (${done})`}</span>}
        </span>
      </li>
    ))}
  </ol>
)
