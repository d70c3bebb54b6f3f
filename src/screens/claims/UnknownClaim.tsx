import { useTranslation } from 'react-i18next'
import { UnknownThing } from '../contract/UnknownThing'
import type { ClaimsProps } from './claims'

/** Shown at the address of a claim that the contract does not have. */
export function UnknownClaim({ route, heading }: ClaimsProps) {
  const { t } = useTranslation('claims')
  return <UnknownThing route={route} heading={heading} lead={t('unknown')} toList={t('toList')} />
}
