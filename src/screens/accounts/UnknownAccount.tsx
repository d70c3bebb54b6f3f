import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { useForOthers } from '../../hooks/useForOthers'
import { UnknownThing } from '../contract/UnknownThing'
import type { AccountsProps } from './accounts'

/** Shown if the address names an account that the contract lacks, or a fund that the account lacks. */
export function UnknownAccount({ flow, route, heading }: AccountsProps) {
  const { t } = useTranslation('accounts')
  const forOthers = useForOthers()
  const isFund = useSelector(flow, ({ context: { account } }) => account !== null)
  return (
    <UnknownThing
      route={route}
      heading={heading}
      lead={t(isFund ? 'unknownFund' : `unknown${forOthers}`)}
      toList={t('toList')}
    />
  )
}
