import { useTranslation } from 'react-i18next'
import { stepInAccounts } from '../../../machines/accounts/placeInAccounts'
import { casePlaceOf, pathOf } from '../../../machines/routes'
import { useShown } from '../../hooks/useShallowSelector'
import { formatDate, formatMoney } from '../../texts/format'
import { Actions } from '../../ui/Actions'
import { DescriptionList } from '../../ui/DescriptionList'
import { Link } from '../../ui/Link'
import { Screen } from '../../ui/Screen'
import { AccountCases } from './AccountCases'
import { Allocation } from './Allocation'
import type { AccountsProps } from './accounts'
import { BoughtBack } from './BoughtBack'
import { numbered } from './parts'
import { UnderWay } from './UnderWay'

/** One account: what it is worth, what is in it, where payments go, and what can be done with it. */
export function Account({ flow, place, heading }: AccountsProps) {
  const { t } = useTranslation('accounts')
  const { account, list, opened } = useShown(flow, ({ context: { account, list, opened } }) => ({
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
  const held = (account.currentProductFundList ?? []).map((fund) => ({
    ...fund,
    to: pathOf(casePlaceOf(place.area, place.key, stepInAccounts({ opened, openedFund: fund.id }))),
  }))
  const [current = [], future = []] = numbered(held, account.futureProductFundList ?? [])
  return (
    <Screen state="viewing" heading={heading} stepHeading={account.unitAccountName || t('account')}>
      {list && <BoughtBack list={list} opened={opened} />}
      <UnderWay account={account} />
      <DescriptionList items={details} />
      <Allocation
        heading={t('current')}
        column={t('fund')}
        parts={current}
        whole={accountValue}
        empty={t('noCurrent')}
      />
      <Allocation
        heading={t('future')}
        column={t('fund')}
        parts={future}
        empty={t(account.futureProductFundList ? 'noFuture' : 'futureUnknown')}
      />
      {list && <AccountCases area={place.area} account={account} list={list} opened={opened} />}
      <Actions>
        <Link to={pathOf(casePlaceOf(place.area, place.key, ''))} appearance="secondary">
          {t('toList')}
        </Link>
      </Actions>
    </Screen>
  )
}
