interface Props {
  readonly href: string
  /** Text before the link that says when to use it, e.g. "Ha nem nyílik meg új lap:". */
  readonly hint: string
  readonly children: string
}

/** Opens an address in the same tab, for in-app browsers that cannot open the new tab of the main link. */
export const OpenHere = ({ href, hint, children }: Props) => (
  <p className="hint">
    <span>{`${hint} `}</span>
    <a href={href} rel="noopener noreferrer">
      {children}
    </a>
  </p>
)
