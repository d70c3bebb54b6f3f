import { useTranslation } from 'react-i18next'
import type { FaultKind } from '../../api/fault'
import { Action } from '../../ui/Action'
import { Actions } from '../../ui/Actions'
import { Screen } from '../../ui/Screen'
import { FaultNotice } from '../fault/FaultNotice'
import type { SendDocuments } from './documents'

interface Props {
  readonly heading: string
  readonly fault: FaultKind | null
  readonly send: SendDocuments
}

/** The list did not load. A screen of its own, so that the heading of what follows takes the focus. */
export function DocumentsFailed({ heading, fault, send }: Props) {
  const { t } = useTranslation(['documents', 'common'])
  return (
    <Screen state="loadFailed" heading={heading}>
      <FaultNotice fault={fault} heading={t('documents:loadFailed.heading')} />
      <Actions>
        <Action send={send} event={{ type: 'load.retried' }} variant="primary">
          {t('common:retry')}
        </Action>
      </Actions>
    </Screen>
  )
}
