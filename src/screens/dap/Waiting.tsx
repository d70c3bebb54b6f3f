import './Waiting.css'
import { useShallowSelector } from '../../hooks/useShallowSelector'
import { useTexts } from '../../texts/texts'
import { Action } from '../../ui/controls/Action'
import { Notice } from '../../ui/feedback/Notice'
import { Waiting as WaitingStatus } from '../../ui/feedback/Waiting'
import { Screen } from '../../ui/layout/Screen'
import { AppLink } from './AppLink'
import { type DapProps, stateOf } from './dap'
import { QrCode } from './QrCode'

/**
 * Waits for the customer's phone. Shows a QR code for another device, and a link for this device. On a phone, the link
 * comes first.
 */
export function Waiting({ dap }: DapProps) {
  const t = useTexts('dap')
  const auth = useTexts('auth')
  const { state, isOpened, address, canOpenHere } = useShallowSelector(dap, (snapshot) => ({
    state: stateOf(snapshot.value),
    isOpened: snapshot.matches({ waiting: { code: 'opened' } }),
    address: snapshot.context.session?.identificationUrl ?? '',
    canOpenHere: snapshot.context.canOpenHere,
  }))
  return (
    <Screen state={state} heading={auth('heading')} stepHeading={t('heading')} lead={t('lead')} isPictured>
      <div className="dap-ways">
        {isOpened ? (
          <div className="dap-opened">
            <h3>{t('opened.heading')}</h3>
            <p>{t('opened.body')}</p>
          </div>
        ) : (
          <QrCode dap={dap} />
        )}
        <AppLink address={address} canOpenHere={canOpenHere} />
      </div>
      <Status dap={dap} />
      <Action send={dap.send} event={{ type: 'dap.cancelled' }} variant="quiet">
        {t('cancel')}
      </Action>
    </Screen>
  )
}

/** The progress of the sign-in, announced to screen readers. */
function Status({ dap }: DapProps) {
  const t = useTexts('dap')
  const common = useTexts()
  const { isReconnecting, technicalError, status } = useShallowSelector(dap, (snapshot) => ({
    isReconnecting: snapshot.matches({ waiting: { status: { watching: 'reconnecting' } } }),
    technicalError: snapshot.matches({ waiting: { status: { watching: 'pausing' } } })
      ? snapshot.context.technicalError
      : null,
    status: snapshot.context.status,
  }))
  const hasStatusText = status === 'IN_PROGRESS' || status === 'EXPIRED'
  return (
    <>
      <WaitingStatus>
        {t(`status.${isReconnecting ? 'reconnecting' : hasStatusText ? status : 'STARTED'}`)}
      </WaitingStatus>
      {technicalError && (
        <Notice kind="warning" heading={common(`faults.${technicalError}.heading`)}>
          <p>{t('goesOn')}</p>
        </Notice>
      )}
    </>
  )
}
