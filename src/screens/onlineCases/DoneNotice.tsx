import { useTranslation } from 'react-i18next'
import type { CompletedNeed } from '../../../machines/onlineCases/onlineCases.types'
import { isNamed } from '../../texts/withNames'
import { Notice } from '../../ui/feedback/Notice'

/** Confirms the action that the customer has just completed for a case. */
export function DoneNotice({ done }: { readonly done: CompletedNeed | null }) {
  const { t } = useTranslation('onlineCases')
  return (
    done && (
      <Notice kind="success">
        <p>{t(`done.${done.need}`, { name: isNamed(done.name) ? done.name : t('unnamed') })}</p>
      </Notice>
    )
  )
}
