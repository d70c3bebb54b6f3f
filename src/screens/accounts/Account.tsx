import { useTranslation } from 'react-i18next'
import { canSwitchFunds } from '../../../machines/accounts/canSwitchFunds'
import { isBuyBack } from '../../../machines/accounts/isBuyBack'
import { addressOfId } from '../../../machines/addressId'
import { casePlaceOf, pathOf } from '../../../machines/routes'
import { formatDate, formatMoney } from '../../texts/format'
import { Actions } from '../../ui/Actions'
import { DescriptionList } from '../../ui/DescriptionList'
import { Link } from '../../ui/Link'
import { Notice } from '../../ui/Notice'
import { Screen } from '../../ui/Screen'
import type { AccountsProps } from './accounts'
import { FundShares } from './FundShares'

/** One account: what it is worth, what is in it, and where payments go. */
export function Account({ place, snapshot, heading }: AccountsProps) {
  const { t } = useTranslation('accounts')
  const { account, list, opened } = snapshot.context
  if (account === null) return null
  const { accountValue, buyBackValue, dateOfValue, contractNumber, currentModelPortfolio } = account
  const facts = [
    { label: t('value'), value: accountValue && formatMoney(accountValue) },
    { label: t('buyBackValue'), value: buyBackValue && formatMoney(buyBackValue) },
    { label: t('dateOfValue'), value: dateOfValue && formatDate(dateOfValue) },
    { label: t('number'), value: contractNumber },
    { label: t('portfolio'), value: currentModelPortfolio?.name },
  ]
  return (
    <Screen state="viewing" heading={heading} stepHeading={account.unitAccountName || t('account')}>
      {list && isBuyBack(list, opened) && (
        <Notice kind="info">
          <p>{t('isBuyBack')}</p>
        </Notice>
      )}
      <DescriptionList items={facts.flatMap(({ label, value }) => (value ? [{ label, value }] : []))} />
      <FundShares heading={t('current')} empty={t('noCurrent')} funds={account.currentProductFundList ?? []} />
      <FundShares heading={t('future')} empty={t('noFuture')} funds={account.futureProductFundList ?? []} />
      <Actions>
        {list && canSwitchFunds(account, list, opened) && (
          <Link to={pathOf(casePlaceOf(place.area, 'fund-switch', addressOfId(opened)))} look="primary">
            {t('fundSwitch')}
          </Link>
        )}
        <Link to={pathOf(casePlaceOf(place.area, place.key, ''))} look="secondary">
          {t('toList')}
        </Link>
      </Actions>
    </Screen>
  )
}
