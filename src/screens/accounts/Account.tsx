import { useTranslation } from 'react-i18next'
import { accountsStepOf } from '../../../machines/accounts/accountsRoute'
import { caseRouteOf, pathOf } from '../../../machines/routes'
import { useShallowSelector } from '../../hooks/useShallowSelector'
import { formatDate, formatMoney } from '../../texts/format'
import { isNamed, withNames } from '../../texts/withNames'
import { Link } from '../../ui/controls/Link'
import { Actions } from '../../ui/layout/Actions'
import { Screen } from '../../ui/layout/Screen'
import { DescriptionList } from '../../ui/values/DescriptionList'
import { AccountCases } from './AccountCases'
import { Allocation } from './Allocation'
import type { AccountsProps } from './accounts'
import { BoughtBack } from './BoughtBack'
import { numberParts } from './parts'
import { UnderWay } from './UnderWay'

/** One account: its value, its funds, the allocation of payments, and its cases. */
export function Account({ flow, route, heading }: AccountsProps) {
  const { t } = useTranslation('accounts')
  const { account, list, opened } = useShallowSelector(flow, ({ context: { account, list, opened } }) => ({
    account,
    list,
    opened,
  }))
  if (account === null) return null
  const { accountValue, buyBackValue, dateOfValue, contractNumber, currentModelPortfolio } = account
  const details = [
    { label: t('value'), value: accountValue && formatMoney(accountValue) },
    { label: t('buyBackValue'), value: buyBackValue && formatMoney(buyBackValue) },
    { label: t('dateOfValue'), value: dateOfValue && formatDate(dateOfValue) },
    { label: t('number'), value: contractNumber },
    { label: t('portfolio'), value: currentModelPortfolio?.name },
  ]
  const currentFunds = withNames(account.currentProductFundList ?? [], t('fund')).map((fund) => ({
    ...fund,
    to: pathOf(caseRouteOf(route.productLine, route.key, accountsStepOf({ opened, openedFund: fund.id }))),
  }))
  const [currentParts = [], futureParts = []] = numberParts(
    currentFunds,
    withNames(account.futureProductFundList ?? [], t('fund')),
  )
  return (
    <Screen
      state="viewing"
      heading={heading}
      stepHeading={isNamed(account.unitAccountName) ? account.unitAccountName : t('account')}
    >
      {list && <BoughtBack list={list} opened={opened} />}
      <UnderWay account={account} />
      <DescriptionList items={details} />
      <Allocation
        heading={t('current')}
        column={t('fund')}
        parts={currentParts}
        whole={accountValue}
        empty={t(account.currentProductFundList ? 'noCurrent' : 'currentUnknown')}
      />
      <Allocation
        heading={t('future')}
        column={t('fund')}
        parts={futureParts}
        empty={t(account.futureProductFundList ? 'noFuture' : 'futureUnknown')}
      />
      {list && <AccountCases productLine={route.productLine} account={account} list={list} opened={opened} />}
      <Actions>
        <Link to={pathOf(caseRouteOf(route.productLine, route.key, ''))} appearance="secondary">
          {t('toList')}
        </Link>
      </Actions>
    </Screen>
  )
}
