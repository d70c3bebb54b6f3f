import { useTranslation } from 'react-i18next'
import { caseRouteOf, type ProductLine, pathOf } from '../../../machines/routes'
import { useContract } from '../../hooks/actor'
import { formatDate } from '../../texts/format'
import { Link } from '../../ui/controls/Link'
import { Notice } from '../../ui/feedback/Notice'
import { caseTexts } from '../case/caseTexts'

const TERMINATION_KEY = 'terminate-insurance'

/**
 * Explains that the customer did not sign a termination in time. Says what this means for the contract, and what the
 * customer can still do.
 */
export function TooLate({ productLine, until }: { readonly productLine: ProductLine; readonly until: string }) {
  const { t } = useTranslation(['onlineCases', 'case'])
  const isTerminationOffered = useContract((contract) => contract?.menu.some(({ key }) => key === TERMINATION_KEY))
  return (
    <Notice kind="warning">
      <p>{t('case:submitted.tooLate', { until: formatDate(until) })}</p>
      {isTerminationOffered && (
        <>
          <p>{t('termination.lateThen')}</p>
          <p>
            <Link to={pathOf(caseRouteOf(productLine, TERMINATION_KEY, ''))}>
              {caseTexts({ productLine, key: TERMINATION_KEY }).label}
            </Link>
          </p>
        </>
      )}
    </Notice>
  )
}
