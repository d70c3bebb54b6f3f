import type { LoginNotice } from '../../../machines/auth/login.types'
import { isTechnicalErrorType } from '../../api/technicalError'
import { useTexts } from '../../texts/texts'
import { Notice } from '../../ui/feedback/Notice'
import { CallNote } from '../shell/CallNote'
import { TechnicalErrorNotice } from '../technicalError/TechnicalErrorNotice'

/** The reason why the last request failed, shown beside its button. */
export function LoginNotices({ notice }: { readonly notice: LoginNotice | null }) {
  const t = useTexts('auth')
  if (notice === 'otherError') {
    return (
      <Notice kind="error" heading={t('notices.otherError.heading')}>
        <CallNote>{t('notices.otherError.body')}</CallNote>
      </Notice>
    )
  }
  return <TechnicalErrorNotice technicalError={isTechnicalErrorType(notice) ? notice : null} isKept />
}
