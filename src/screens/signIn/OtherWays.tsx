import { useShallowSelector } from '../../hooks/useShallowSelector'
import { useTexts } from '../../texts/texts'
import { Action } from '../../ui/controls/Action'
import type { LoginProps } from './login'

/** Help for customers who cannot receive the code: another method, or another phone number. */
export function OtherWays({ login }: LoginProps) {
  const t = useTexts('auth')
  const { send } = login
  const { hasOther, canSwitch, canTell } = useShallowSelector(login, (snapshot) => ({
    hasOther: Boolean(snapshot.context.started?.secondaryAuthenticationMethod),
    canSwitch: snapshot.can({ type: 'method.switched' }),
    canTell: snapshot.can({ type: 'phone.lost' }),
  }))
  return (
    <>
      {hasOther && (
        <Action send={send} event={{ type: 'method.switched' }} variant="quiet" disabled={!canSwitch}>
          {t('newCode.switch')}
        </Action>
      )}
      <Action send={send} event={{ type: 'phone.lost' }} variant="quiet" disabled={!canTell}>
        {t('newCode.phoneLost')}
      </Action>
    </>
  )
}
