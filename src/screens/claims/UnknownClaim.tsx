import { useTranslation } from 'react-i18next'
import { casePlaceOf, pathOf } from '../../../machines/routes'
import { Link } from '../../ui/Link'
import { Screen } from '../../ui/Screen'
import type { ClaimsProps } from './claims'

/** The address of a claim that the contract does not have. */
export function UnknownClaim({ place, heading }: ClaimsProps) {
  const { t } = useTranslation('claims')
  return (
    <Screen state="unknown" heading={heading} lead={t('unknown')}>
      <Link to={pathOf(casePlaceOf(place.area, place.key, ''))} look="primary">
        {t('toList')}
      </Link>
    </Screen>
  )
}
