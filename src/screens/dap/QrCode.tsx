import { useSelector } from '@xstate/react'
import { useTexts } from '../../texts/texts'
import { Action } from '../../ui/Action'
import { Countdown } from '../../ui/Countdown'
import { clockOf, useNow } from '../../ui/clock'
import { FaultNotice } from '../fault/FaultNotice'
import type { DapProps } from './dap'

/** The code for the phone's camera, how long it is taken, and another one. */
export function QrCode({ dap }: DapProps) {
  const t = useTexts('dap')
  const snapshot = useSelector(dap, (snapshot) => snapshot)
  const isFetching =
    snapshot.matches({ waiting: { code: 'fetching' } }) || snapshot.matches({ waiting: { code: 'overdue' } })
  const hasFailed = snapshot.matches({ waiting: { code: 'failed' } })
  const { code, codeFault, isCodeAsked } = snapshot.context
  return (
    <div className="dap-code">
      {hasFailed ? (
        <FaultNotice fault={codeFault} heading={t('code.failed')} isAnswer={isCodeAsked}>
          <p>{t('code.otherwise')}</p>
        </FaultNotice>
      ) : (
        <>
          {isFetching || code === null ? (
            <div className="dap-image" />
          ) : (
            <img className="dap-image" src={code.image} alt={t('code.label')} />
          )}
          <div>
            <p>{t('code.scan')}</p>
            {!isFetching && code?.until && <TimeLeft until={code.until} />}
          </div>
        </>
      )}
      <Action
        send={dap.send}
        event={{ type: 'code.requested' }}
        busy={isFetching}
        disabled={!snapshot.can({ type: 'code.requested' })}
      >
        {t('code.renew')}
      </Action>
    </div>
  )
}

function TimeLeft({ until }: { readonly until: number }) {
  const t = useTexts('dap')
  return <Countdown value={clockOf(until - useNow())} label={t('code.left')} announcement={t('code.leftSpoken')} />
}
