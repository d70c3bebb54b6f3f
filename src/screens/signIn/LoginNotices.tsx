import type { LoginNotice } from '../../../machines/auth/login.types'
import { isFaultKind } from '../../api/fault'
import { useTexts } from '../../texts/texts'
import { Notice } from '../../ui/Notice'
import { FaultNotice } from '../fault/FaultNotice'
import { Phone } from '../shell/Phone'

/** Why the insurer could not answer, beside the button that asked it. */
export function LoginNotices({ notice }: { readonly notice: LoginNotice | null }) {
  const t = useTexts('auth')
  if (notice === 'otherError') {
    return (
      <Notice kind="error" heading={t('notices.otherError.heading')}>
        <p>
          {t('notices.otherError.body')} <Phone />
        </p>
      </Notice>
    )
  }
  return <FaultNotice fault={isFaultKind(notice) ? notice : null} isKept />
}
