import type { Elements } from '../content'
import { RouteLink } from '../controls/RouteLink'
import { BackIcon } from '../icons/icons'

interface Props {
  /** The insurer. `name` is also the alternative text of the logo. */
  readonly brand: { readonly name: string; readonly logo?: string | undefined; readonly to: string }
  /** A link to another route, or a button that leaves the current task. */
  readonly back?: ({ readonly label: string } & ({ readonly to: string } | { readonly onBack: () => void })) | undefined
  /** The open contract and the actions available on every screen. Empty if the customer is not signed in. */
  readonly children?: Elements
}

const BrandMark = () => (
  <svg aria-hidden="true" width="32" height="32" viewBox="0 0 32 32">
    <rect className="brand-ground" width="32" height="32" rx="9" />
    <path className="brand-sun" d="M7 19a9 9 0 0 1 18 0z" />
    <path className="brand-line" d="M7 21.5h18V24H7z" />
  </svg>
)

/** The insurer's name as a wordmark: the first word is large, and the rest is below it. */
const Wordmark = ({ name }: { readonly name: string }) => {
  const [firstWord, ...otherWords] = name.split(' ')
  return (
    <span className="brand-name">
      <b>{otherWords.length > 0 ? `${firstWord} ` : firstWord}</b>
      {otherWords.length > 0 && <span>{otherWords.join(' ')}</span>}
    </span>
  )
}

/**
 * The header of every screen. On a phone the back link is at the bottom, within reach of the thumb. On a desktop it is
 * in the header.
 */
export const Header = ({ brand, back, children }: Props) => (
  <header className="header">
    <RouteLink className="brand" href={brand.to}>
      {brand.logo ? <img src={brand.logo} alt={brand.name} height="32" /> : <BrandMark />}
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
