import { useTranslation } from 'react-i18next'
import type { FaultKind } from '../../api/technicalError'
import { LoadFailed } from '../contract/LoadFailed'
import { FaultNotice } from '../technicalError/TechnicalErrorNotice'
import type { SendDocuments } from './documents'

interface Props {
  readonly heading: string
  readonly fault: FaultKind | null
  readonly send: SendDocuments
}

/** The list did not load. A screen of its own, so that the heading of what follows takes the focus. */
export function DocumentsFailed({ heading, fault, send }: Props) {
  const { t } = useTranslation('documents')
  return (
    <LoadFailed state="loadFailed" heading={heading} send={send}>
      <FaultNotice fault={fault} heading={t('loadFailed.heading')} />
    </LoadFailed>
  )
}
