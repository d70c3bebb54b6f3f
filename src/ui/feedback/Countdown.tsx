import './Countdown.css'

interface Props {
  /** The visible time, mm:ss. */
  readonly value: string
  readonly label: string
  /** The time in words for screen readers, changing seldom. */
  readonly announcement: string
  readonly size?: 'normal' | 'large'
}

/** The remaining time. Visibly ticks each second, and is seldom announced. */
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
