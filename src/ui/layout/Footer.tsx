import { RouteLink } from '../controls/RouteLink'
import { MailIcon, PhoneIcon } from '../icons/icons'
import { Verbatim } from '../values/Verbatim'

interface FooterLink {
  readonly label: string
  readonly to: string
  /** True for a link out of the portal, which opens in a new tab. */
  readonly external?: boolean
}

interface Props {
  readonly phone: { readonly label: string; readonly number: string }
  readonly mail: string
  readonly links: readonly FooterLink[]
  /** The version of the portal's build. Absent if the configuration does not ask to show it. */
  readonly version?: string | undefined
}

/** The footer: the insurer's contact data, and links to its statements. */
export const Footer = ({ phone, mail, links, version }: Props) => (
  <footer className="footer">
    <ul className="contacts">
      <li>
        <a href={`tel:${phone.number}`} className="figures">
          <PhoneIcon />
          <Verbatim>{phone.label}</Verbatim>
        </a>
      </li>
      <li>
        <a href={`mailto:${mail}`}>
          <MailIcon />
          {/* The address is a single text node. With a second one, the text would move when the web font loads. */}
          <Verbatim>{mail}</Verbatim>
        </a>
      </li>
    </ul>
    <ul className="statements">
      {links.map(({ label, to, external }) => (
        <li key={to}>
          {external ? (
            <a href={to} target="_blank" rel="noopener noreferrer">
              {label}
            </a>
          ) : (
            <RouteLink href={to}>{label}</RouteLink>
          )}
        </li>
      ))}
    </ul>
    {version && <p className="figures">{version}</p>}
  </footer>
)
