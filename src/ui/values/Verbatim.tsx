import type { Content } from '../content'

/**
 * True if the text looks like a code: it has no lower-case letter, or it has no space and contains a digit or an `@`.
 */
const isCode = (text: string): boolean => !/\p{Ll}/u.test(text) || /^\S*[\d@]\S*$/.test(text)

interface Props {
  readonly className?: string | undefined
  readonly children: Content
}

/** A value that customers copy or type elsewhere. Page translators do not change it. */
export const Verbatim = ({ className, children }: Props) => (
  <span className={className} translate="no">
    {children}
  </span>
)

/** A value of unknown type. It is rendered as `Verbatim` if it looks like a code. */
export const ValueText = ({ className, children }: Props & { readonly children: string }) =>
  isCode(children) ? (
    <Verbatim className={className}>{children}</Verbatim>
  ) : (
    <span className={className}>{children}</span>
  )
