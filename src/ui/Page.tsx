import type { ReactNode } from 'react'
import { classes } from './sends'

interface Props {
  /** "Ugrás a tartalomra" */
  readonly skip: string
  readonly header: ReactNode
  readonly footer: ReactNode
  /** Light is for sign-in, the phone number request and outcomes. */
  readonly tone?: 'plain' | 'light'
  readonly children: ReactNode
}

/** The frame of every screen. */
export const Page = ({ skip, header, footer, tone = 'plain', children }: Props) => (
  <div className={classes('page', tone === 'light' && 'page-light')}>
    {/* biome-ignore lint/a11y/useValidAnchor: it leads to the content; only the address must stay as it is. */}
    <a
      className="skip"
      href="#tartalom"
      onClick={(click) => {
        // A changed hash would be a new place in the browser's history.
        click.preventDefault()
        document.getElementById('tartalom')?.focus()
      }}
    >
      {skip}
    </a>
    {header}
    <main className="main" id="tartalom" tabIndex={-1}>
      {children}
    </main>
    {footer}
  </div>
)
