import { useAppSelector } from '../../hooks/actor'
import { useTexts } from '../../texts/texts'
import { Notice } from '../../ui/feedback/Notice'

/** After a logout, tells whether the insurer has confirmed it. */
export function LogoutNotice() {
  const t = useTexts()
  const notice = useAppSelector(({ context }) => context.notice)
  return (
    notice !== null && (
      <Notice kind={notice === 'loggedOut' ? 'success' : 'warning'} heading={t(`home.${notice}.heading`)}>
        <p>{t(`home.${notice}.body`)}</p>
      </Notice>
    )
  )
}
