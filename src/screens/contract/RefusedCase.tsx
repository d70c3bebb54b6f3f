import { useTranslation } from 'react-i18next'
import { type Area, pathOf } from '../../../machines/routes'
import { Link } from '../../ui/Link'
import { Screen } from '../../ui/Screen'

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
      <Link to={pathOf({ name: 'caseSelect', area })} appearance="primary">
        {t('toContract')}
      </Link>
    </Screen>
  )
}
