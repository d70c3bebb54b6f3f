import { useTranslation } from 'react-i18next'
import { caseOf } from '../../../machines/onlineCases/cases'
import { useShallowSelector } from '../../hooks/useShallowSelector'
import { AtThumb } from '../../ui/AtThumb'
import { lazyScreens } from '../lazyScreens'
import type { OnlineCasesProps } from './onlineCases'

/** The identification of the customer for a case. */
export function Identifying({ flow, heading }: OnlineCasesProps) {
  const { t } = useTranslation('onlineCases')
  const { CaseIdentification } = lazyScreens
  const { identification, name } = useShallowSelector(flow, ({ context: { cases, opened }, children }) => ({
    identification: children.identification,
    name: caseOf(cases, opened)?.name ?? '',
  }))
  return (
    CaseIdentification &&
    identification && (
      <AtThumb state="identifying">
        <CaseIdentification
          identification={identification}
          heading={heading}
          lead={t('identifying.lead', { name })}
          leave={t('identifying.leave')}
        />
      </AtThumb>
    )
  )
}
