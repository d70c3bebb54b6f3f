import type { ReactNode } from 'react'
import { Link as RouteLink } from 'wouter'
import { BackIcon } from './icons'

interface Props {
  /** The insurer; a logo's alternative text is its name. */
  readonly brand: { readonly name: string; readonly logo?: string | undefined; readonly to: string }
  /** Back to another place, or out of what the customer is doing. */
  readonly back?: ({ readonly label: string } & ({ readonly to: string } | { readonly onBack: () => void })) | undefined
  /** The contract that is open: its product, and what tells it from others. */
  readonly contract?: { readonly name: string; readonly detail: string } | undefined
  /** What can be done from anywhere: logging out. */
  readonly actions?: ReactNode
}

const Mark = () => (
  <svg aria-hidden="true" width="32" height="32" viewBox="0 0 32 32">
    <rect className="brand-ground" width="32" height="32" rx="9" />
    <path className="brand-sun" d="M7 19a9 9 0 0 1 18 0z" />
    <path className="brand-line" d="M7 21.5h18V24H7z" />
  </svg>
)

/** The header. The way back is one element: under the thumb on a phone, up here on a desk. */
export const Header = ({ brand, back, contract, actions }: Props) => (
  <header className="header">
    <RouteLink className="brand" href={brand.to}>
      {brand.logo ? <img src={brand.logo} alt={brand.name} height="32" /> : <Mark />}
      {!brand.logo && brand.name}
    </RouteLink>
    {back && 'to' in back && (
      <RouteLink className="back" href={back.to}>
        <BackIcon />
        {back.label}
      </RouteLink>
    )}
    {back && 'onBack' in back && (
      <button type="button" className="back" onClick={back.onBack}>
        <BackIcon />
        {back.label}
      </button>
    )}
    {actions && <div className="header-actions">{actions}</div>}
    {contract && (
      <p className="contract figures">
        <strong>{contract.name}</strong> <span>{contract.detail}</span>
      </p>
    )}
  </header>
)
