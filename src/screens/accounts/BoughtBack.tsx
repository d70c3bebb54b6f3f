import { useTranslation } from 'react-i18next'
import type { AccountList } from '../../../machines/accounts/accounts.types'
import { formatBankAccount, formatDate } from '../../texts/format'
import { Notice } from '../../ui/feedback/Notice'
import { DescriptionList } from '../../ui/values/DescriptionList'

interface Props {
  readonly list: AccountList
  /** The id of the open account. */
  readonly opened: string
}

/**
 * Notice that an account is being surrendered. Shows the day of the request, the day of the payment and the bank
 * account, if known.
 */
export function BoughtBack({ list, opened }: Props) {
  const { t } = useTranslation('accounts')
  const account = list.subContracts.find(({ udcContractId }) => udcContractId === opened)
  if (account?.isBuyBack !== true) return null
  const { requestedOn, payoutDate, bankAccount } = account.buyBack ?? {}
  const details = [
    { label: t('boughtBack.requestedOn'), value: requestedOn && formatDate(requestedOn) },
    { label: t('boughtBack.payoutDate'), value: payoutDate && formatDate(payoutDate) },
    { label: t('boughtBack.bankAccount'), value: bankAccount && formatBankAccount(bankAccount) },
  ]
  return (
    <Notice kind="info" heading={t('buyBack')}>
      <p>{t(payoutDate ? 'boughtBack.accepted' : 'boughtBack.requested')}</p>
      <p>{t('boughtBack.meanwhile')}</p>
      <DescriptionList items={details} />
    </Notice>
  )
}
