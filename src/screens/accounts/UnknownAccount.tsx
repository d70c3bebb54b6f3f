import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { UnknownThing } from '../contract/UnknownThing'
import type { AccountsProps } from './accounts'

/** Shown if the contract does not have the account in the address, or the account does not have the fund. */
export function UnknownAccount({ flow, route, heading }: AccountsProps) {
  const { t } = useTranslation('accounts')
  const isFund = useSelector(flow, ({ context: { account } }) => account !== null)
  return (
    <UnknownThing route={route} heading={heading} lead={t(isFund ? 'unknownFund' : 'unknown')} toList={t('toList')} />
  )
}
