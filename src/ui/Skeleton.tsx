import './Skeleton.css'

interface Props {
  /** Said to a screen reader: what is loading. */
  readonly status: string
  /** The shape of what will stand here. */
  readonly shape?: 'text' | 'fields' | 'details' | 'rows' | 'tiles' | 'cards'
  readonly count?: number
}

/** Holds the place of what is loading, in its final shape. */
export const Skeleton = ({ status, shape = 'text', count = 3 }: Props) => (
  <div>
    <p className="hidden" role="status">
      {status}
    </p>
    <div className={`skeleton skeleton-${shape}`} aria-hidden="true">
      {Array.from({ length: count }, (_, route) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces are all alike.
        <div key={route} className="skeleton-piece" />
      ))}
    </div>
  </div>
)

/** Holds the place of one value that is loading, in a line of its final height. */
export const SkeletonValue = () => <SkeletonWords words={'\u00a0'} />

interface WordsProps {
  readonly words: string
}

/** Holds the place of words that may come, with their final height. */
export const SkeletonWords = ({ words }: WordsProps) => (
  <span className="skeleton skeleton-value" aria-hidden="true">
    {words}
  </span>
)
