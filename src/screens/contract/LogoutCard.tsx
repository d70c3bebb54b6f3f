import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useApp } from '../../app/actor'
import { offers } from '../../ui/sends'

const event = { type: 'logout.requested' } as const

/** The menu's way out: a tile like the others, but a button, since it does something. */
export function LogoutCard({ label }: { readonly label: string }) {
  const { t } = useTranslation('contract')
  const { send } = useApp()
  const id = useId()
  return (
    <li className="tile">
      <div>
        <button
          type="button"
          className="tile-button"
          aria-describedby={id}
          {...offers(event)}
          onClick={() => send(event)}
        >
          {label}
        </button>
        <p id={id}>{t('menu.logout.note')}</p>
      </div>
    </li>
  )
}
