import { useTranslation } from 'react-i18next'
import type { Area } from '../../../machines/routes'
import { Screen } from '../../ui/Screen'
import { ToContract } from './ToContract'

interface Props {
  readonly area: Area
  readonly isContractor: boolean
}

/** The address of a case that this contract does not offer. */
export function RefusedCase({ area, isContractor }: Props) {
  const { t } = useTranslation('contract')
  return (
    <Screen
      state="refusingCase"
      heading={t('refused.heading')}
      lead={t(isContractor ? 'refused.body' : 'refused.nonContractor')}
    >
      <ToContract area={area} appearance="primary" />
    </Screen>
  )
}
