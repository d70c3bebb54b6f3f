import { useTranslation } from 'react-i18next'
import type { FaultKind } from '../../api/fault'
import { Action } from '../../ui/Action'
import { Actions } from '../../ui/Actions'
import { Notice } from '../../ui/Notice'
import { Screen } from '../../ui/Screen'
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
      <Notice kind="error" heading={t('documents:loadFailed.heading')}>
        <p>{t(`documents:loadFailed.${fault ?? 'transport'}`)}</p>
        <Actions>
          <Action send={send} event={{ type: 'load.retried' }} variant="primary">
            {t('common:retry')}
          </Action>
        </Actions>
      </Notice>
    </Screen>
  )
}
