import './HeaderActions.css'
import { pathOf } from '../../../machines/routes'
import type { Session } from '../../../machines/session'
import { useApp, useAppSelector } from '../../hooks/actor'
import { useTexts } from '../../texts/texts'
import { Link } from '../../ui/controls/Link'
import { eventAttribute } from '../../ui/controls/sends'
import { draw } from '../../ui/icons/icons'

const LockIcon = draw('M6 10.5h12V20H6zm2.5 0V8a3.5 3.5 0 0 1 7 0v2.5m-3.5 4v2')
const LogoutIcon = draw('M14 4H5.5v16H14M10 12h10.5m-3.5-3.5 3.5 3.5-3.5 3.5')

/** The actions that the header offers on every screen. In narrow layouts they are icons without text. */
export function HeaderActions({ session }: { readonly session: Session }) {
  const t = useTexts()
  const { send } = useApp()
  const event = { type: 'logout.requested' } as const
  const canLogOut = useAppSelector((snapshot) => snapshot.can(event))
  return (
    <div className="header-actions">
      {session.openedBy !== 'number' && (
        <Link to={pathOf({ name: 'security', productLine: session.productLine })} tooltip={t('security')}>
          <LockIcon />
          <span>{t('security')}</span>
        </Link>
      )}
      <button
        type="button"
        title={t('logout')}
        aria-disabled={!canLogOut || undefined}
        {...eventAttribute(event, canLogOut)}
        onClick={() => canLogOut && send(event)}
      >
        <LogoutIcon />
        <span>{t('logout')}</span>
      </button>
    </div>
  )
}
