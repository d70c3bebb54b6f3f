import './Waiting.css'
import { useSelector } from '@xstate/react'
import { useTexts } from '../../texts/texts'
import { Action } from '../../ui/controls/Action'
import { Skeleton } from '../../ui/feedback/Skeleton'
import { Waiting } from '../../ui/feedback/Waiting'
import { Screen } from '../../ui/layout/Screen'
import { type DapProps, stateOf } from './dap'
import { QrCode } from './QrCode'

/** Shown while the insurer starts the sign-in. The page reserves room for both the QR code and the link. */
export function Starting({ dap }: DapProps) {
  const t = useTexts('dap')
  const auth = useTexts('auth')
  const state = useSelector(dap, ({ value }) => stateOf(value))
  const canCancel = useSelector(dap, (snapshot) => snapshot.can({ type: 'dap.cancelled' }))
  return (
    <Screen state={state} heading={auth('heading')} stepHeading={t('heading')} lead={t('lead')} isPictured>
      <div className="dap-ways">
        <QrCode dap={dap} />
        <div className="dap-app">
          <Skeleton status="" shape="fields" count={1} />
        </div>
      </div>
      <Waiting>{t('starting')}</Waiting>
      <Action send={dap.send} event={{ type: 'dap.cancelled' }} variant="quiet" disabled={!canCancel}>
        {t('cancel')}
      </Action>
    </Screen>
  )
}
