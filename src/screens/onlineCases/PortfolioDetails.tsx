import { useTranslation } from 'react-i18next'
import type { PortfolioCase } from '../../../machines/casesOfProductLine'
import { formatDate, formatPercentage } from '../../texts/format'
import { DescriptionList } from '../../ui/values/DescriptionList'
import { Verbatim } from '../../ui/values/Verbatim'
import { withKeys } from '../../ui/values/withKeys'

/** The details of a model portfolio's case. */
export function PortfolioDetails({ portfolio }: { readonly portfolio: PortfolioCase }) {
  const { t } = useTranslation('onlineCases')
  const { validFromDate, modelPortfolioName, subContract, productFunds } = portfolio
  const { name: accountName, contractNumber } = subContract ?? {}
  const details = [
    { label: t('portfolio.validFrom'), value: validFromDate && formatDate(validFromDate) },
    { label: t('portfolio.name'), value: modelPortfolioName },
    {
      label: t('portfolio.account'),
      value:
        accountName && contractNumber ? (
          <>
            <span>{`${accountName} `}</span>
            <Verbatim>{`(${contractNumber})`}</Verbatim>
          </>
        ) : (
          accountName || contractNumber
        ),
    },
    { label: t('portfolio.funds'), value: productFunds && productFunds.length > 0 && <Funds funds={productFunds} /> },
  ]
  return <DescriptionList items={details} />
}

function Funds({ funds }: { readonly funds: NonNullable<PortfolioCase['productFunds']> }) {
  const { t } = useTranslation('onlineCases')
  return (
    <ul>
      {withKeys(funds, ({ id }) => id).map(({ key, item: { name, percentage } }) => (
        <li key={key}>{t('portfolio.fund', { name, percentage: formatPercentage(percentage) })}</li>
      ))}
    </ul>
  )
}
