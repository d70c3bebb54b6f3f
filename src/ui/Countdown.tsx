import './Countdown.css'

interface Props {
  /** mm:ss, for the eye. */
  readonly value: string
  readonly label: string
  /** The same in words, changing seldom: what a screen reader hears. */
  readonly announcement: string
  readonly size?: 'normal' | 'large'
}

/** Time that runs out. Ticks for the eye, and is announced seldom. */
export const Countdown = ({ value, label, announcement, size = 'normal' }: Props) => (
  <div className={`countdown countdown-${size}`}>
    <p aria-hidden="true">
      <span>{`${label} `}</span>
      <span className="countdown-value figures">{value}</span>
    </p>
    <p className="hidden" role="status">
      {announcement}
    </p>
  </div>
)
