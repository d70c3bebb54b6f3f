import type { LoginNotice } from '../../../machines/auth/login.types'
import { useTexts } from '../../texts/texts'
import { Notice } from '../../ui/Notice'
import { Phone } from './Phone'

/** Why the insurer could not answer, beside the button that asked it. */
export function FaultNotice({ notice }: { readonly notice: LoginNotice | null }) {
  const t = useTexts('auth')
  const common = useTexts()
  switch (notice) {
    case 'otherError':
      return (
        <Notice kind="error" heading={t('notices.otherError.heading')}>
          <p>
            {t('notices.otherError.body')} <Phone />
          </p>
        </Notice>
      )
    case 'transport':
    case 'brokenAnswer':
    case 'expired':
      return (
        <Notice kind="error" heading={common(`faults.${notice}.heading`)}>
          <p>{common(`faults.${notice}.body`)}</p>
        </Notice>
      )
    default:
      return null
  }
}
