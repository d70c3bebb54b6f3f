import { useTranslation } from 'react-i18next'
import { UnknownThing } from '../contract/UnknownThing'
import type { AccountsProps } from './accounts'

/** The address of an account that the contract does not have. */
export function UnknownAccount({ place, heading }: AccountsProps) {
  const { t } = useTranslation('accounts')
  return <UnknownThing place={place} heading={heading} lead={t('unknown')} toList={t('toList')} />
}
