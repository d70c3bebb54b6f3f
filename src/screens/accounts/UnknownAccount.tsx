import { useTranslation } from 'react-i18next'
import { casePlaceOf, pathOf } from '../../../machines/routes'
import { Link } from '../../ui/Link'
import { Screen } from '../../ui/Screen'
import type { AccountsProps } from './accounts'

/** The address of an account that the contract does not have. */
export function UnknownAccount({ place, heading }: AccountsProps) {
  const { t } = useTranslation('accounts')
  return (
    <Screen state="unknown" heading={heading} lead={t('unknown')}>
      <Link to={pathOf(casePlaceOf(place.area, place.key, ''))} look="primary">
        {t('toList')}
      </Link>
    </Screen>
  )
}
