import { useTranslation } from 'react-i18next'
import type { Need, OnlineCasesEvent } from '../../../machines/onlineCases/onlineCases.types'
import { Action } from '../../ui/controls/Action'

interface Props {
  readonly need: Need
  readonly name: string
  /** The id of the case. Without an id there is no button, because the insurer could not tell which case continues. */
  readonly caseId: string | null | undefined
  readonly isMain: boolean
  readonly send: (event: OnlineCasesEvent) => void
}

/** The button that continues a case with its pending action. */
export function GoOn({ need, name, caseId, isMain, send }: Props) {
  const { t } = useTranslation('onlineCases')
  if (!caseId) return <p>{t('continue.nowhere')}</p>
  return (
    <p>
      <Action
        send={send}
        event={{ type: 'case.opened', caseId }}
        variant={isMain ? 'primary' : 'secondary'}
        name={t(`continue.${need}Of`, { name })}
      >
        {t(`continue.${need}`)}
      </Action>
    </p>
  )
}
