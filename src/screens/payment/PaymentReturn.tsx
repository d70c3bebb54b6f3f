import { useSelector } from '@xstate/react'
import { type AppSnapshot, useAppSelector } from '../../app/actor'
import { useTexts } from '../../texts/texts'
import { Action } from '../../ui/Action'
import { Actions } from '../../ui/Actions'
import { Notice } from '../../ui/Notice'
import { Screen } from '../../ui/Screen'
import { Waiting } from '../../ui/Waiting'
import { HalfFilled } from '../signedIn/HalfFilled'

/** Back from a card payment: what became of it is looked up, and the portal goes on by itself. */
export function PaymentReturn() {
  const paymentReturn = useAppSelector(({ children }) => children.paymentReturn)
  return paymentReturn && <Returning paymentReturn={paymentReturn} />
}

interface Props {
  readonly paymentReturn: NonNullable<AppSnapshot['children']['paymentReturn']>
}

function Returning({ paymentReturn }: Props) {
  const t = useTexts('payment')
  const state = useSelector(paymentReturn, ({ value }) => value)
  return (
    <Screen state={state} heading={t('return.heading')}>
      {state === 'ofAnother' && <OfAnother paymentReturn={paymentReturn} />}
      {state === 'sentBefore' && <SentBefore paymentReturn={paymentReturn} />}
      {state !== 'ofAnother' && state !== 'sentBefore' && <Waiting>{t('return.status')}</Waiting>}
    </Screen>
  )
}

/** The address was opened once more, after the case had been sent. */
function SentBefore({ paymentReturn: { send } }: Props) {
  const t = useTexts('payment')
  const isSignedIn = useAppSelector(({ context }) => context.session !== null)
  return (
    <>
      <Notice kind="info" heading={t('return.sentBefore.heading')}>
        <p>{t('return.sentBefore.body')}</p>
      </Notice>
      <Actions>
        <Action send={send} event={{ type: 'paymentReturn.left' }} variant="primary">
          {t(isSignedIn ? 'return.sentBefore.leave' : 'return.sentBefore.goHome')}
        </Action>
      </Actions>
    </>
  )
}

/** Another contract is open than the one that was paid for. */
function OfAnother({ paymentReturn: { send } }: Props) {
  const t = useTexts('payment')
  return (
    <>
      <Notice kind="warning" heading={t('return.ofAnother.heading')}>
        <p>{t('return.ofAnother.body')}</p>
      </Notice>
      <HalfFilled />
      <Actions>
        <Action send={send} event={{ type: 'contract.switched' }} variant="primary">
          {t('return.ofAnother.switch')}
        </Action>
        <Action send={send} event={{ type: 'paymentReturn.left' }} variant="quiet">
          {t('return.ofAnother.leave')}
        </Action>
      </Actions>
    </>
  )
}
