import { useTranslation } from 'react-i18next'
import { Notice } from '../../ui/Notice'
import type { CaseProps } from './case'

/** What happened to the case as a whole, and what its definition has to say before the first answer. */
export function CaseNotices({ state, definition, texts, context }: CaseProps) {
  const { t } = useTranslation('case')
  const { notice, loaded } = context
  return (
    <>
      {(notice === 'refused' || notice === 'fieldsRefused') && (
        <Notice kind="error" heading={t(`notices.${notice}.heading`)}>
          <p>{t(`notices.${notice}.body`)}</p>
        </Notice>
      )}
      {notice === 'draftUnreadable' && (
        <Notice kind="warning" heading={t('notices.draftUnreadable.heading')}>
          <p>{t('notices.draftUnreadable.body')}</p>
        </Notice>
      )}
      {state === 'filling' &&
        definition
          .notices(loaded)
          .map((name) => ({ name, ...texts.notice(name) }))
          .map(({ name, heading, body }) => (
            <Notice key={name} kind="info" heading={heading}>
              <p>{body}</p>
            </Notice>
          ))}
    </>
  )
}
