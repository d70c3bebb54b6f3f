import type { TechnicalErrorType } from '../../api/technicalError'
import { useAppSelector } from '../../hooks/actor'
import { useTexts } from '../../texts/texts'
import type { Elements } from '../../ui/content'
import { Notice } from '../../ui/feedback/Notice'
import { CallNote } from '../shell/CallNote'

interface Props {
  /** The error of the failed call. `null` renders nothing. */
  readonly technicalError: TechnicalErrorType | null
  /** Text that says which action failed. Without it, the heading names the error. */
  readonly heading?: string
  /** True if the customer may have typed something. The notice then says that the typed data is not lost. */
  readonly isKept?: boolean
  readonly isAnswer?: boolean
  readonly children?: Elements
}

/**
 * Says why a call failed and what the customer can do. Adds the insurer's phone number if the insurer caused the error.
 */
export function TechnicalErrorNotice({ technicalError, heading, isKept = false, isAnswer = true, children }: Props) {
  const t = useTexts()
  const hasPhone = useAppSelector(({ context }) => context.configuration?.brand.phone) !== ''
  if (technicalError === null) return null
  const errorHeading = t(`faults.${technicalError}.heading`)
  const body = t(`faults.${technicalError}.body`)
  const isInsurersError =
    technicalError === 'serverFailed' || technicalError === 'declined' || technicalError === 'brokenAnswer'
  return (
    <Notice kind="error" heading={heading ?? errorHeading} isAnswer={isAnswer}>
      <p>{heading === undefined ? body : `${errorHeading}. ${body}`}</p>
      {isKept && <p>{t('faults.kept')}</p>}
      {isInsurersError && hasPhone && <CallNote>{t('faults.call')}</CallNote>}
      {children}
    </Notice>
  )
}
