import { useSelector } from '@xstate/react'
import type { SnapshotFrom } from 'xstate'
import { paidMoneyOf } from '../../../machines/payment/paidMoney'
import { tookNoMoney } from '../../../machines/payment/results'
import { isTakenButUnsent } from '../../../machines/root/app.guards'
import { type AppSnapshot, useAppSelector } from '../../hooks/actor'
import { formatValues } from '../../texts/format'
import { useTexts } from '../../texts/texts'
import { Action } from '../../ui/controls/Action'
import { Notice } from '../../ui/feedback/Notice'
import { Waiting } from '../../ui/feedback/Waiting'
import { Actions } from '../../ui/layout/Actions'
import { Screen } from '../../ui/layout/Screen'
import { CallNote } from '../shell/CallNote'
import { PaymentCode } from '../shell/PaymentCode'
import { HalfFilled } from '../signedIn/HalfFilled'
import { unsentPaymentsKey } from '../signedIn/unsentPaymentsKey'
import { PaymentFailed } from './PaymentFailed'

/** Shown after the return from a card payment. The portal looks up the result and continues automatically. */
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
      {state === 'unknown' && <UnknownPayment paymentReturn={paymentReturn} />}
      {state === 'ofAnother' && <NotOwnPayment paymentReturn={paymentReturn} />}
      {state === 'sentBefore' && <CaseSubmittedBefore paymentReturn={paymentReturn} />}
      {state === 'refusedBefore' && <CaseRefusedBefore paymentReturn={paymentReturn} />}
      {(state === 'taking' || state === 'processing') && <Waiting>{t('return.status')}</Waiting>}
    </Screen>
  )
}

/** Returns the payment code, or `null` if its format is unusual: a foreign link may contain any text. */
const paymentCodeOf = ({ context }: SnapshotFrom<Props['paymentReturn']>): string | null =>
  /^[\w-]{1,64}$/.test(context.code ?? '') ? context.code : null

/** Shown if the customer opens the return address again after the case was submitted. */
function CaseSubmittedBefore({ paymentReturn }: Props) {
  const t = useTexts('payment')
  const paymentEnd = useSelector(paymentReturn, ({ context }) => context.end)
  const code = useSelector(paymentReturn, paymentCodeOf)
  return (
    <>
      {paymentEnd === null && (
        <Notice kind="info" heading={t('return.sentBefore.heading')}>
          <p>{t('return.sentBefore.body')}</p>
        </Notice>
      )}
      {paymentEnd?.type === 'paid' && paymentEnd.asked !== undefined && (
        <Notice kind="warning">
          <CallNote>
            {t(
              'return.sentBefore.other',
              formatValues({ amount: paidMoneyOf(paymentEnd.payment) ?? '', asked: paymentEnd.asked }),
            )}
          </CallNote>
          <PaymentCode code={code} />
        </Notice>
      )}
      {paymentEnd?.type === 'paid' && paymentEnd.asked === undefined && paymentEnd.isDueGone && (
        <Notice kind="warning">
          <CallNote>
            {t('return.sentBefore.dueGone', formatValues({ amount: paidMoneyOf(paymentEnd.payment) ?? '' }))}
          </CallNote>
          <PaymentCode code={code} />
        </Notice>
      )}
      {paymentEnd?.type === 'paid' && paymentEnd.asked === undefined && !paymentEnd.isDueGone && (
        <Notice kind={paymentEnd.isProcessing ? 'warning' : 'success'}>
          <p>
            {t(
              `return.sentBefore.${paymentEnd.isProcessing ? 'processing' : 'taken'}`,
              formatValues({ amount: paidMoneyOf(paymentEnd.payment) ?? '' }),
            )}
          </p>
        </Notice>
      )}
      {paymentEnd?.type === 'failed' && !tookNoMoney(paymentEnd.failure) && (
        <PaymentFailed failure={paymentEnd.failure} />
      )}
      {paymentEnd?.type === 'failed' && tookNoMoney(paymentEnd.failure) && (
        <Notice kind="error" heading={t('return.sentBefore.untaken.heading')}>
          <CallNote>{t('return.sentBefore.untaken.body')}</CallNote>
          <PaymentCode code={code} />
        </Notice>
      )}
      <LeaveAction paymentReturn={paymentReturn} />
    </>
  )
}

/** Shown if the customer opens the return address again after the insurer rejected the case. */
function CaseRefusedBefore({ paymentReturn }: Props) {
  const t = useTexts('payment')
  const code = useSelector(paymentReturn, paymentCodeOf)
  const isProcessing = useSelector(
    paymentReturn,
    ({ context: { end } }) => end?.type === 'paid' && end.isProcessing === true,
  )
  const textKey = isProcessing ? 'return.refusedProcessing' : 'notices.caseRefused'
  return (
    <>
      <Notice kind="warning" heading={t(`${textKey}.heading`)}>
        <CallNote>{t(`${textKey}.body`)}</CallNote>
        <PaymentCode code={code} />
      </Notice>
      <LeaveAction paymentReturn={paymentReturn} />
    </>
  )
}

function LeaveAction({ paymentReturn: { send } }: Props) {
  const t = useTexts('payment')
  const isSignedIn = useAppSelector(({ context }) => context.session !== null)
  return (
    <Actions>
      <Action send={send} event={{ type: 'paymentReturn.left' }} variant="primary">
        {t(isSignedIn ? 'return.sentBefore.leave' : 'return.sentBefore.goHome')}
      </Action>
    </Actions>
  )
}

/** Shown if this browser does not remember the payment. The customer started it in another browser, or too long ago. */
function UnknownPayment({ paymentReturn }: Props) {
  const t = useTexts('payment')
  const code = useSelector(paymentReturn, paymentCodeOf)
  return (
    <>
      <Notice kind="warning" heading={t('return.unknown.heading')}>
        <CallNote>{t('return.unknown.body')}</CallNote>
        <PaymentCode code={code} />
      </Notice>
      <Actions>
        <Action send={paymentReturn.send} event={{ type: 'paymentReturn.left' }} variant="primary">
          {t('return.unknown.goHome')}
        </Action>
      </Actions>
    </>
  )
}

/** Shown if the payment belongs to another contract, or if the customer did not sign in as the contractor. */
function NotOwnPayment({ paymentReturn }: Props) {
  const t = useTexts('payment')
  const common = useTexts()
  const payments = useAppSelector(({ context }) => context.payments).filter(isTakenButUnsent)
  const { send } = paymentReturn
  const textSuffix = useSelector(paymentReturn, ({ context }) => (context.isContractor === false ? 'AsOther' : ''))
  return (
    <>
      <Notice kind="warning" heading={t(`return.ofAnother.heading${textSuffix}`)}>
        <p>{t(`return.ofAnother.body${textSuffix}`)}</p>
      </Notice>
      <HalfFilled isKept />
      {payments.length > 0 && <p>{common(unsentPaymentsKey(payments))}</p>}
      {payments.map(({ id, isLost, code }) => isLost && <PaymentCode key={id} code={code} />)}
      <Actions>
        <Action send={send} event={{ type: 'contract.switched' }} variant="primary">
          {t(`return.ofAnother.switch${textSuffix}`)}
        </Action>
        <Action send={send} event={{ type: 'paymentReturn.left' }} variant="quiet">
          {t('return.ofAnother.leave')}
        </Action>
      </Actions>
    </>
  )
}
