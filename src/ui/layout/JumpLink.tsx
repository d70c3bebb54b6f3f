import type { Content } from '../content'

interface Props {
  /** The id of a focusable part of this page. */
  readonly to: string
  readonly className?: string
  readonly children: Content
}

/** A link to a part of the same page. The part takes the focus. */
export const JumpLink = ({ to, className, children }: Props) => (
  <a
    className={className}
    href={`#${to}`}
    onClick={(click) => {
      // Prevents the default, because a changed hash would add an entry to the browser's history.
      click.preventDefault()
      const target = document.getElementById(to)
      target?.focus({ preventScroll: true })
      target?.scrollIntoView()
    }}
  >
    {children}
  </a>
)
