import { useTranslation } from 'react-i18next'
import type { PortfolioCase } from '../../../machines/onlineCases/onlineCases.types'
import { formatDate, formatPercentage } from '../../texts/format'
import { DescriptionList } from '../../ui/DescriptionList'
import { keyed } from '../../ui/keyed'

/** What a model portfolio's case says of itself. */
export function PortfolioFacts({ portfolio }: { readonly portfolio: PortfolioCase }) {
  const { t } = useTranslation('onlineCases')
  const { validFromDate, modelPortfolioName, subContract, productFunds } = portfolio
  return (
    <DescriptionList
      items={[
        { label: t('portfolio.validFrom'), value: formatDate(validFromDate) },
        { label: t('portfolio.name'), value: modelPortfolioName },
        { label: t('portfolio.account'), value: `${subContract.name} (${subContract.contractNumber})` },
        {
          label: t('portfolio.funds'),
          value: (
            <ul>
              {keyed(productFunds, ({ id }) => id).map(({ key, item: { name, percentage } }) => (
                <li key={key}>{t('portfolio.fund', { name, percentage: formatPercentage(percentage) })}</li>
              ))}
            </ul>
          ),
        },
      ]}
    />
  )
}
