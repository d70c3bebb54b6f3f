import { useTranslation } from 'react-i18next'
import {
  canChoosePortfolio,
  canRedirectFunds,
  canSwitchFunds,
  canTransformFunds,
  canWatchAccount,
  canWatchFunds,
} from '../../../machines/accounts/canLayOutFunds'
import { isBuyBack } from '../../../machines/accounts/isBuyBack'
import { addressOfId } from '../../../machines/addressId'
import { casePlaceOf, pathOf } from '../../../machines/routes'
import { useShown } from '../../app/useShown'
import { formatDate, formatMoney } from '../../texts/format'
import { Actions } from '../../ui/Actions'
import { DescriptionList } from '../../ui/DescriptionList'
import { Link } from '../../ui/Link'
import { Notice } from '../../ui/Notice'
import { Screen } from '../../ui/Screen'
import type { AccountsProps } from './accounts'
import { FundShares } from './FundShares'

/** What can be done with an account: its case, its name here, and where it would begin. */
const casesOfAccount = [
  { key: 'fund-switch', name: 'fundSwitch', isOffered: canSwitchFunds },
  { key: 'fund-redirect', name: 'fundRedirect', isOffered: canRedirectFunds },
  { key: 'fund-switch-transformation', name: 'fundTransformation', isOffered: canTransformFunds },
  { key: 'model-portfolio', name: 'modelPortfolio', isOffered: canChoosePortfolio },
  { key: 'account-monitoring', name: 'accountMonitoring', isOffered: canWatchAccount },
  { key: 'fund-monitoring', name: 'fundMonitoring', isOffered: canWatchFunds },
] as const

/** One account: what it is worth, what is in it, and where payments go. */
export function Account({ flow, place, heading }: AccountsProps) {
  const { t } = useTranslation('accounts')
  const { account, list, opened } = useShown(flow, ({ context: { account, list, opened } }) => ({
    account,
    list,
    opened,
  }))
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
        {list &&
          casesOfAccount
            .filter(({ isOffered }) => isOffered(account, list, opened))
            .map(({ key, name }, index) => (
              <Link
                key={key}
                to={pathOf(casePlaceOf(place.area, key, addressOfId(opened)))}
                look={index === 0 ? 'primary' : 'secondary'}
              >
                {t(name)}
              </Link>
            ))}
        <Link to={pathOf(casePlaceOf(place.area, place.key, ''))} look="secondary">
          {t('toList')}
        </Link>
      </Actions>
    </Screen>
  )
}
