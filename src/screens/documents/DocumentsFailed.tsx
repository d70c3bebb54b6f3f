import { useTranslation } from 'react-i18next'
import { Action } from '../../ui/Action'
import { Actions } from '../../ui/Actions'
import { Notice } from '../../ui/Notice'
import type { DocumentsProps } from './documents'

/** The list did not load. */
export function DocumentsFailed({ snapshot, send }: Omit<DocumentsProps, 'label'>) {
  const { t } = useTranslation(['documents', 'common'])
  return (
    <Notice kind="error" heading={t('documents:loadFailed.heading')}>
      <p>{t(`documents:loadFailed.${snapshot.context.fault ?? 'transport'}`)}</p>
      <Actions>
        <Action send={send} event={{ type: 'load.retried' }} variant="primary">
          {t('common:retry')}
        </Action>
      </Actions>
    </Notice>
  )
}
