import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { addressOfId } from '../../../machines/addressId'
import { caseRouteOf, pathOf } from '../../../machines/routes'
import { formatDate, formatMoney } from '../../texts/format'
import { withNames } from '../../texts/withNames'
import { LinkCard, LinkCards } from '../../ui/controls/LinkCard'
import { Notice } from '../../ui/feedback/Notice'
import { Actions } from '../../ui/layout/Actions'
import { Screen } from '../../ui/layout/Screen'
import { DescriptionList } from '../../ui/values/DescriptionList'
import { withKeys } from '../../ui/values/withKeys'
import { ToContract } from '../contract/ToContract'
import type { AccountsProps } from './accounts'

/** Every investment account with its value. */
export function AccountList({ flow, route, heading }: AccountsProps) {
  const { t } = useTranslation('accounts')
  const list = useSelector(flow, ({ context }) => context.list)
  const accounts = withNames(list?.subContracts ?? [], t('account'))
  const details = [
    { label: t('total'), value: list?.totalValue && formatMoney(list.totalValue) },
    { label: t('dateOfValue'), value: list?.dateOfValue && formatDate(list.dateOfValue) },
  ]
  const accountPathOf = (id: string) => pathOf(caseRouteOf(route.productLine, route.key, addressOfId(id)))
  return (
    <Screen state="listing" heading={heading} lead={t('lead')}>
      {accounts.length === 0 ? (
        <Notice kind="info" heading={t('empty.heading')}>
          <p>{t('empty.body')}</p>
        </Notice>
      ) : (
        <>
          <DescriptionList items={details} />
          <LinkCards>
            {withKeys(accounts, ({ udcContractId }) => udcContractId).map(({ key, item }) => (
              <LinkCard
                key={key}
                to={accountPathOf(item.udcContractId)}
                label={item.name}
                note={[
                  item.contractNumber,
                  item.value && formatMoney(item.value),
                  item.valueInForints && t('inForints', { value: formatMoney(item.valueInForints) }),
                  item.isBuyBack === true ? t('buyBack') : null,
                  item.buyBack?.payoutDate && t('paidOn', { day: formatDate(item.buyBack.payoutDate) }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              />
            ))}
          </LinkCards>
        </>
      )}
      <Actions>
        <ToContract productLine={route.productLine} />
      </Actions>
    </Screen>
  )
}
