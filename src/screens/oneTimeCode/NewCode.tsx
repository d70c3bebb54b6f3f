import { durationText, useNow } from '../../hooks/clock'
import { useShallowSelector } from '../../hooks/useShallowSelector'
import { useTexts } from '../../texts/texts'
import type { Elements } from '../../ui/content'
import { Action } from '../../ui/controls/Action'
import { Countdown } from '../../ui/feedback/Countdown'
import { Notice } from '../../ui/feedback/Notice'
import { Actions } from '../../ui/layout/Actions'
import { type CodeActor, isBeingChecked } from './oneTimeCode'

/** The language file that contains the button's texts. */
type TextsFile = 'auth' | 'case'

interface Props {
  readonly code: CodeActor
  readonly texts: TextsFile
  /** Further help if no code arrives. */
  readonly children?: Elements
}

/** The button for a new code, available after a pause. */
export function NewCode({ code, texts, children }: Props) {
  const t = useTexts<TextsFile>(texts)
  const { waitsUntil, isSent, isBusy, canAsk } = useShallowSelector(code, (snapshot) => ({
    // The pause continues while the code is checked.
    waitsUntil:
      snapshot.matches({ entering: 'pausing' }) || isBeingChecked(snapshot) ? snapshot.context.resendFrom : null,
    isSent: snapshot.context.notice === 'codeSent',
    isBusy: snapshot.matches({ entering: 'resending' }),
    canAsk: snapshot.can({ type: 'code.requested' }),
  }))
  return (
    <div className="stack">
      {isSent && (
        <Notice kind="success">
          <p>{t('newCode.sent')}</p>
        </Notice>
      )}
      {waitsUntil === null ? <p role="status">{t('newCode.ask')}</p> : <Pause until={waitsUntil} texts={texts} />}
      <Actions>
        <Action send={code.send} event={{ type: 'code.requested' }} busy={isBusy} disabled={!canAsk}>
          {t('newCode.request')}
        </Action>
        {children}
      </Actions>
    </div>
  )
}

function Pause({ until, texts }: { readonly until: number; readonly texts: TextsFile }) {
  const t = useTexts<TextsFile>(texts)
  const remaining = until - useNow()
  if (remaining <= 0) return <p role="status">{t('newCode.ask')}</p>
  return (
    <Countdown value={durationText(remaining)} label={t('newCode.pause')} announcement={t('newCode.pauseSpoken')} />
  )
}
