import { durationText, useNow } from '../../hooks/clock'
import { useShallowSelector } from '../../hooks/useShallowSelector'
import { useTexts } from '../../texts/texts'
import { Action } from '../../ui/controls/Action'
import { Countdown } from '../../ui/feedback/Countdown'
import { TechnicalErrorNotice } from '../technicalError/TechnicalErrorNotice'
import type { DapProps } from './dap'

/** The QR code for the phone's camera, its remaining time, and a button for a new one. */
export function QrCode({ dap }: DapProps) {
  const t = useTexts('dap')
  const { isFetching, hasFailed, canRenew, code, codeTechnicalError, isCodeAsked } = useShallowSelector(
    dap,
    (snapshot) => ({
      isFetching:
        snapshot.matches('starting') ||
        snapshot.matches({ waiting: { code: 'fetching' } }) ||
        snapshot.matches({ waiting: { code: 'overdue' } }),
      hasFailed: snapshot.matches({ waiting: { code: 'failed' } }),
      canRenew: snapshot.can({ type: 'code.requested' }),
      code: snapshot.context.code,
      codeTechnicalError: snapshot.context.codeTechnicalError,
      isCodeAsked: snapshot.context.isCodeAsked,
    }),
  )
  return (
    <div className="dap-code">
      {hasFailed ? (
        <TechnicalErrorNotice technicalError={codeTechnicalError} heading={t('code.failed')} isAnswer={isCodeAsked}>
          <p>{t('code.otherwise')}</p>
        </TechnicalErrorNotice>
      ) : (
        <>
          {isFetching || code === null ? (
            <div className="dap-image" />
          ) : (
            <img className="dap-image" src={code.image} alt={t('code.label')} />
          )}
          <div>
            <p>{t('code.scan')}</p>
            {!isFetching && code?.until ? <TimeLeft until={code.until} /> : null}
          </div>
        </>
      )}
      <Action send={dap.send} event={{ type: 'code.requested' }} busy={isFetching} disabled={!canRenew}>
        {t('code.renew')}
      </Action>
    </div>
  )
}

function TimeLeft({ until }: { readonly until: number }) {
  const t = useTexts('dap')
  return <Countdown value={durationText(until - useNow())} label={t('code.left')} announcement={t('code.leftSpoken')} />
}
