import './Countdown.css'

interface Props {
  /** The remaining time as the customer sees it, mm:ss. */
  readonly value: string
  readonly label: string
  /** The remaining time in words, for screen readers. It should change seldom, because each change is read out. */
  readonly announcement: string
  readonly size?: 'normal' | 'large'
}

/** The remaining time. The visible time changes each second; screen readers hear only changes of `announcement`. */
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
