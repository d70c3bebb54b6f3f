interface Props {
  readonly href: string
  /** The condition before the link, e.g. "Ha nem nyílik meg új lap:". */
  readonly hint: string
  readonly children: string
}

/** The second way to an address that opens in a new tab, for in-app browsers that open none. */
export const OpenHere = ({ href, hint, children }: Props) => (
  <p className="hint">
    <span>{`${hint} `}</span>
    <a href={href} rel="noopener noreferrer">
      {children}
    </a>
  </p>
)
