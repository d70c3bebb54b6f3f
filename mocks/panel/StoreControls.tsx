import { dayAt } from '../../machines/today'
import { useNow } from '../../src/hooks/clock'
import { formatDate } from '../../src/texts/format'
import { useTexts } from '../../src/texts/texts'
import { Action } from '../../src/ui/controls/Action'
import type { PanelProps } from './controls'

const MINUTE = 60_000
const CLOCK_STEPS = [
  { name: 'minute', ms: MINUTE },
  { name: 'tenMinutes', ms: 10 * MINUTE },
  { name: 'day', ms: 24 * 60 * MINUTE },
  { name: 'month', ms: 30 * 24 * 60 * MINUTE },
] as const

const timeFormat = new Intl.DateTimeFormat('en-US', {
  timeStyle: 'medium',
  hourCycle: 'h23',
  timeZone: 'Europe/Budapest',
})

/**
 * The insurer's clock, which moves only forward. The portal reads the insurer's day from each answer, so a change shows
 * after the next answer. The portal's countdowns use the device's clock.
 */
export function Clock({ view, act }: PanelProps) {
  const t = useTexts('panel')
  const now = useNow() + view.clockAhead
  return (
    <section>
      <h3>{t('clock')}</h3>
      <p className="figures">
        <time dateTime={new Date(now).toISOString()}>{`${formatDate(dayAt(now))} ${timeFormat.format(now)}`}</time>
      </p>
      <div className="mock-panel-row">
        {CLOCK_STEPS.map(({ name, ms }) => (
          <Action key={name} send={act} event={{ type: 'clock.advanced', ms }}>
            {t(name)}
          </Action>
        ))}
      </div>
      <p className="hint">{t('clockBody')}</p>
    </section>
  )
}

/** Shows if a DÁP sign-in waits for the phone, with a button that confirms the sign-in. */
export function DapConfirmation({ view, act }: PanelProps) {
  const t = useTexts('panel')
  return (
    <section>
      <h3>{t('dap')}</h3>
      <p className="hint" role="status">
        {t(view.isDapWaiting ? 'dapWaits' : 'dapNone')}
      </p>
      <Action send={act} event={{ type: 'dap.confirmed' }} disabled={!view.isDapWaiting}>
        {t('dapConfirm')}
      </Action>
    </section>
  )
}

/** The section with the reset button. */
export function ResetSection({ act }: Pick<PanelProps, 'act'>) {
  const t = useTexts('panel')
  return (
    <section>
      <h3>{t('memory')}</h3>
      <p className="hint">{t('resetBody')}</p>
      <Action send={act} event={{ type: 'store.reset' }} variant="danger">
        {t('reset')}
      </Action>
    </section>
  )
}
