import { durationText, spokenMinutes, useNow } from '../../hooks/clock'
import { useTexts } from '../../texts/texts'
import type { Elements } from '../../ui/content'
import { Countdown } from '../../ui/feedback/Countdown'
import { Screen } from '../../ui/layout/Screen'
import { CallNote } from '../shell/CallNote'

interface Props {
  /** End of the ban (epoch, ms). */
  readonly until: number
  /**
   * The language file with the texts. It says what is banned: signing in (`auth`) or changing settings (`security`).
   */
  readonly texts: 'auth' | 'security'
  /** Buttons and links for what the customer can still do during the ban. */
  readonly children: Elements
}

/** Shown after too many wrong answers, with the end of the ban and the remaining options. */
export function Ban({ until, texts, children }: Props) {
  const t = useTexts<'auth' | 'security'>(texts)
  const remaining = until - useNow()
  return (
    <Screen state="banned" heading={t('heading')} stepHeading={t('banned.heading')} lead={t('banned.lead')}>
      <Countdown
        value={durationText(remaining)}
        label={t('banned.left')}
        announcement={t('banned.leftSpoken', { count: spokenMinutes(remaining) })}
        size="large"
      />
      <p>{t('banned.wait')}</p>
      <CallNote>{t('banned.call')}</CallNote>
      {children}
    </Screen>
  )
}
