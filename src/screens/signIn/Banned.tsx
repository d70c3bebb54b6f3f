import { useShallowSelector } from '../../hooks/useShallowSelector'
import { useTexts } from '../../texts/texts'
import { Action } from '../../ui/controls/Action'
import { Verbatim } from '../../ui/values/Verbatim'
import { Ban } from './Ban'
import type { LoginProps } from './login'

/** Shown after too many wrong answers, with the end of the ban on the sign-in. */
export function Banned({ login }: LoginProps) {
  const t = useTexts('auth')
  const { bannedUntil, contractNumber } = useShallowSelector(login, ({ context: { bannedUntil, contractNumber } }) => ({
    bannedUntil,
    contractNumber,
  }))
  return (
    <Ban until={bannedUntil ?? 0} texts="auth">
      <p className="hint figures">
        <span>{`${t('banned.contract')}: `}</span>
        <Verbatim>{contractNumber}</Verbatim>
      </p>
      <Action send={login.send} event={{ type: 'login.restarted' }}>
        {t('restart')}
      </Action>
    </Ban>
  )
}
