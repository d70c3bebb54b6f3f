import { useTranslation } from 'react-i18next'
import { useShallowSelector } from '../../hooks/useShallowSelector'
import { caseText } from '../../texts/caseText'
import { TechnicalErrorNotice } from '../technicalError/TechnicalErrorNotice'
import { CardFailed } from './CardFailed'
import type { ContractProps } from './contract'
import { LoadFailed } from './LoadFailed'
import { OpenPayments } from './OpenPayments'

/** Shown if the contract or one of its cases failed to load, with the name of the requested case if known. */
export function HeaderFailed({ contract }: ContractProps) {
  const { t } = useTranslation(['contract', 'common'])
  const { technicalError, route, productLine, payments, failedCard } = useShallowSelector(contract, ({ context }) => ({
    ...{ technicalError: context.technicalError, route: context.route, productLine: context.productLine },
    ...{ payments: context.payments, failedCard: context.opened.failedCard },
  }))
  const label = route.name === 'case' ? caseText(route, 'label') : undefined
  return (
    <LoadFailed
      state="headerFailed"
      heading={label ?? t(`common:productLines.${productLine}`)}
      wide
      send={contract.send}
    >
      <TechnicalErrorNotice technicalError={technicalError} />
      {failedCard && <CardFailed failure={failedCard} />}
      <OpenPayments payments={payments.filter(({ type }) => type !== 'transferShown')} isStuck />
    </LoadFailed>
  )
}
