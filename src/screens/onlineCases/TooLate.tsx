import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { caseRouteOf, type ProductLine, pathOf } from '../../../machines/routes'
import { useAppSelector } from '../../hooks/actor'
import { formatDate } from '../../texts/format'
import { Link } from '../../ui/controls/Link'
import { Notice } from '../../ui/feedback/Notice'
import { caseTexts } from '../case/caseTexts'

const KEY = 'terminate-insurance'

/** Explains that a termination was not signed in time: the consequence for the contract, and the remaining options. */
export function TooLate({ productLine, until }: { readonly productLine: ProductLine; readonly until: string }) {
  const { t } = useTranslation('onlineCases')
  const contract = useAppSelector(({ children }) => children.contract)
  const isOffered = useSelector(contract, (snapshot) => snapshot?.context.menu.some(({ key }) => key === KEY))
  return (
    <Notice kind="warning">
      <p>{t('termination.late', { until: formatDate(until) })}</p>
      {isOffered && (
        <>
          <p>{t('termination.lateThen')}</p>
          <p>
            <Link to={pathOf(caseRouteOf(productLine, KEY, ''))}>{caseTexts({ productLine, key: KEY }).label}</Link>
          </p>
        </>
      )}
    </Notice>
  )
}
