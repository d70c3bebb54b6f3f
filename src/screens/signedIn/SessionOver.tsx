import { draftsAfterSessionEnd, useApp, useAppSelector } from '../../hooks/actor'
import { useTexts } from '../../texts/texts'
import { Action } from '../../ui/controls/Action'
import { Screen } from '../../ui/layout/Screen'

/**
 * Shown after the session has expired. The browser keeps typed data for half an hour, and the screen says so during
 * that time. If the browser has stored a payment, the screen says that the payment is not deleted.
 */
export function SessionOver() {
  const t = useTexts()
  const { send } = useApp()
  const draftsKey = useAppSelector(draftsAfterSessionEnd)
  const isPaymentKept = useAppSelector(({ context }) => context.isPaymentKept)
  return (
    <Screen state="sessionOver" heading={t('sessionOver.heading')} lead={t(`sessionOver.${draftsKey}`)}>
      {isPaymentKept && <p>{t('unsent.kept')}</p>}
      <Action send={send} event={{ type: 'signIn.requested' }} variant="primary">
        {t('sessionOver.signIn')}
      </Action>
    </Screen>
  )
}
