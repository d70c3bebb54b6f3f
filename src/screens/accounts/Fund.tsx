import { useTranslation } from 'react-i18next'
import { accountsStepOf } from '../../../machines/accounts/accountsRoute'
import { caseRouteOf, pathOf } from '../../../machines/routes'
import { cutText } from '../../api/cutTexts'
import { useShallowSelector } from '../../hooks/useShallowSelector'
import { formatDate, formatMoney, formatPercentage, formatPrice, formatUnits } from '../../texts/format'
import { isNamed } from '../../texts/withNames'
import { Link } from '../../ui/controls/Link'
import { Actions } from '../../ui/layout/Actions'
import { Screen } from '../../ui/layout/Screen'
import { DescriptionList } from '../../ui/values/DescriptionList'
import { Allocation } from './Allocation'
import type { AccountsProps } from './accounts'
import { FundLetters } from './FundLetters'

/** One fund of an account: its value, its share of the account, and the price of a unit. */
export function Fund({ flow, route, heading }: AccountsProps) {
  const { t } = useTranslation('accounts')
  const { account, fund, opened, openedFund } = useShallowSelector(
    flow,
    ({ context: { account, fund, opened, openedFund } }) => ({ account, fund, opened, openedFund }),
  )
  if (fund === null) return null
  const { dateOfValue, fundValue, fundExchange, fundAmount, originFundId } = fund
  const name = isNamed(fund.name) ? fund.name : t('fund')
  const accountFund = (account?.currentProductFundList ?? []).find(({ id }) => id === openedFund)
  const percentage = fund.percentage ?? accountFund?.percentage
  const details = [
    { label: t('fundValue'), value: fundValue && formatMoney(fundValue) },
    { label: t('price'), value: fundExchange && formatPrice(fundExchange) },
    { label: t('dateOfPrice'), value: dateOfValue && formatDate(dateOfValue) },
    { label: t('units'), value: fundAmount == null ? null : formatUnits(fundAmount) },
    { label: t('shareOfAccount'), value: percentage == null ? null : formatPercentage(percentage) },
    { label: t('currency'), value: accountFund?.currency },
    { label: t('fundId'), value: originFundId && cutText(originFundId) },
    { label: t('inAccount'), value: account?.unitAccountName },
  ]
  const remainingShare = percentage == null ? 0 : 100 - percentage
  return (
    <Screen state="viewingFund" heading={heading} stepHeading={name}>
      <DescriptionList items={details} />
      {percentage != null && percentage > 0 && (
        <Allocation
          heading={t('withinAccount')}
          column={t('part')}
          parts={[
            { id: 'fund', name, percentage, number: 1 },
            ...(remainingShare > 0
              ? [{ id: 'rest', name: t('restOfAccount'), percentage: remainingShare, number: 2 }]
              : []),
          ]}
        />
      )}
      <FundLetters productLine={route.productLine} />
      <Actions>
        <Link
          to={pathOf(caseRouteOf(route.productLine, route.key, accountsStepOf({ opened, openedFund: '' })))}
          appearance="secondary"
        >
          {t('toAccount')}
        </Link>
      </Actions>
    </Screen>
  )
}
