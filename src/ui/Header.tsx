import type { Elements } from './content'
import { BackIcon } from './icons'
import { RouteLink } from './RouteLink'

interface Props {
  /** The insurer; a logo's alternative text is its name. */
  readonly brand: { readonly name: string; readonly logo?: string | undefined; readonly to: string }
  /** Back to another place, or out of what the customer is doing. */
  readonly back?: ({ readonly label: string } & ({ readonly to: string } | { readonly onBack: () => void })) | undefined
  /** Of who is signed in: the contract that is open, and what can be done from anywhere. */
  readonly children?: Elements
}

const Mark = () => (
  <svg aria-hidden="true" width="32" height="32" viewBox="0 0 32 32">
    <rect className="brand-ground" width="32" height="32" rx="9" />
    <path className="brand-sun" d="M7 19a9 9 0 0 1 18 0z" />
    <path className="brand-line" d="M7 21.5h18V24H7z" />
  </svg>
)

/** The insurer's name, written as a mark: its first word large, the others below it. */
const Wordmark = ({ name }: { readonly name: string }) => {
  const [first, ...others] = name.split(' ')
  return (
    <span className="brand-name">
      <b>{others.length > 0 ? `${first} ` : first}</b>
      {others.length > 0 && <span>{others.join(' ')}</span>}
    </span>
  )
}

/** The header. The way back is one element: under the thumb on a phone, up here on a desk. */
export const Header = ({ brand, back, children }: Props) => (
  <header className="header">
    <RouteLink className="brand" href={brand.to}>
      {brand.logo ? <img src={brand.logo} alt={brand.name} height="32" /> : <Mark />}
      {!brand.logo && <Wordmark name={brand.name} />}
    </RouteLink>
    {children}
    {back && 'to' in back && (
      <RouteLink className="back" href={back.to}>
        <BackIcon />
        <span>{back.label}</span>
      </RouteLink>
    )}
    {back && 'onBack' in back && (
      <button type="button" className="back" onClick={back.onBack}>
        <BackIcon />
        <span>{back.label}</span>
      </button>
    )}
  </header>
)
