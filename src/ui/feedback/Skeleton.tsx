import './Skeleton.css'

interface Props {
  /** Text for screen readers: what is loading. */
  readonly status: string
  /** The shape of the content that loads. */
  readonly shape?: 'text' | 'fields' | 'details' | 'rows' | 'tiles' | 'cards'
  readonly count?: number
}

/** A placeholder of loading content, in its final shape. */
export const Skeleton = ({ status, shape = 'text', count = 3 }: Props) => (
  <div>
    <p className="hidden" role="status">
      {status}
    </p>
    <div className={`skeleton skeleton-${shape}`} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces are all alike.
        <div key={index} className="skeleton-piece" />
      ))}
    </div>
  </div>
)

/** A placeholder of one loading value, in a line of its final height. */
export const SkeletonValue = () => (
  <span className="skeleton skeleton-value" aria-hidden="true">
    {'\u00a0'}
  </span>
)
