import type { Content } from './content'

interface Props {
  /** The id of the part of this page that it leads to, which can take the focus. */
  readonly to: string
  readonly className?: string
  readonly children: Content
}

/** A way to a part of the same page, which takes the focus. */
export const JumpLink = ({ to, className, children }: Props) => (
  <a
    className={className}
    href={`#${to}`}
    onClick={(click) => {
      // A changed hash would be a new place in the browser's history.
      click.preventDefault()
      const part = document.getElementById(to)
      part?.focus({ preventScroll: true })
      part?.scrollIntoView()
    }}
  >
    {children}
  </a>
)
