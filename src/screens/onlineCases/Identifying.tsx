import { useTranslation } from 'react-i18next'
import { caseWithId } from '../../../machines/casesOfProductLine'
import { useShallowSelector } from '../../hooks/useShallowSelector'
import { withNames } from '../../texts/withNames'
import { AtThumb } from '../../ui/layout/AtThumb'
import { lazyScreens } from '../lazyScreens'
import type { OnlineCasesProps } from './onlineCases'

/** The identification of the customer for a case. */
export function Identifying({ flow, heading }: OnlineCasesProps) {
  const { t } = useTranslation('onlineCases')
  const { CaseIdentification } = lazyScreens
  const { identification, cases, opened } = useShallowSelector(flow, ({ context: { cases, opened }, children }) => ({
    identification: children.identification,
    cases,
    opened,
  }))
  const name = caseWithId(withNames(cases, t('unnamed')), opened)?.name ?? ''
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
