import type { CodeChannel } from '../../../machines/oneTimeCode/oneTimeCode.types'
import type { SecurityNotice } from '../../../machines/security/security.types'
import { useTexts } from '../../texts/texts'
import { Notice } from '../../ui/feedback/Notice'
import { CallNote } from '../shell/CallNote'
import { TechnicalErrorNotice } from '../technicalError/TechnicalErrorNotice'

interface Props {
  readonly channel: CodeChannel
  readonly notice: SecurityNotice | null
}

/** The reason why no code was sent, or why the sent one is no longer valid. */
export function WhyNoCode({ channel, notice }: Props) {
  const t = useTexts('security')
  switch (notice) {
    case 'refused':
      return (
        <Notice kind="error" heading={t('refused')}>
          <CallNote>{t(`${channel}.refused`)}</CallNote>
        </Notice>
      )
    case 'codeRefused':
      return (
        <Notice kind="error" heading={t('codeRefused.heading')}>
          <p>{t('codeRefused.body', { next: t('next') })}</p>
        </Notice>
      )
    default:
      return <TechnicalErrorNotice technicalError={notice} isKept />
  }
}
