import { useTranslation } from 'react-i18next'
import { withPremium } from '../../../machines/contract/premium'
import { useContract } from '../../hooks/actor'
import { formatBankAccount } from '../../texts/format'
import { DescriptionList } from '../../ui/values/DescriptionList'
import { nextPayment } from '../contract/nextPayment'

/** Shown if nothing is due now: the next payment, its method, and the account for a transfer. */
export function HowToPay() {
  const { t } = useTranslation('contract')
  const context = useContract((contract) => contract)
  if (!context?.isContractor || context.header === null) return null
  const header = withPremium(context.header, context.premium)
  const { amount, due, method, debitKey } = nextPayment(header, context.today)
  const transferAccount = header.contract.contractStatusId === 1 ? header.transferBankAccount : null
  return (
    <>
      {debitKey && <p>{t(`head.debit.${debitKey}`)}</p>}
      <DescriptionList
        items={[
          { label: t('head.next'), value: amount },
          { label: t('head.due'), value: due },
          { label: t('head.method'), value: method },
          {
            label: t('contractData.fields.transferBankAccount'),
            value: transferAccount && formatBankAccount(transferAccount),
          },
          { label: t('head.reference'), value: transferAccount && context.contractNumber },
        ]}
      />
    </>
  )
}
