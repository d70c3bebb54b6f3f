import { useTranslation } from 'react-i18next'
import type { TechnicalErrorType } from '../../api/technicalError'
import { LoadFailed } from '../contract/LoadFailed'
import { TechnicalErrorNotice } from '../technicalError/TechnicalErrorNotice'
import type { SendDocuments } from './documents'

interface Props {
  readonly heading: string
  readonly technicalError: TechnicalErrorType | null
  readonly send: SendDocuments
}

/**
 * Shown if the list failed to load. It is a separate screen, so that the heading of the next screen takes the focus.
 */
export function DocumentsFailed({ heading, technicalError, send }: Props) {
  const { t } = useTranslation('documents')
  return (
    <LoadFailed state="loadFailed" heading={heading} send={send}>
      <TechnicalErrorNotice technicalError={technicalError} heading={t('loadFailed.heading')} />
    </LoadFailed>
  )
}
