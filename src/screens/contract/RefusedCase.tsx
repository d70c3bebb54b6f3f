import { useTranslation } from 'react-i18next'
import { type Area, pathOf } from '../../../machines/routes'
import { Link } from '../../ui/Link'
import { Screen } from '../../ui/Screen'

/** The address of a case that this contract does not offer. */
export function RefusedCase({ area }: { readonly area: Area }) {
  const { t } = useTranslation('contract')
  return (
    <Screen state="refusingCase" heading={t('refused.heading')} lead={t('refused.body')}>
      <Link to={pathOf({ name: 'caseSelect', area })} look="primary">
        {t('toContract')}
      </Link>
    </Screen>
  )
}
