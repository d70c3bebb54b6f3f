import type { TFunction } from 'i18next'
import type { OnlineCase } from '../../../machines/casesOfProductLine'
import { formatDate } from '../../texts/format'

/**
 * Returns the submitted data of a case in the insurer's words. If the insurer lists no data, returns a termination's
 * reason, last day and signing deadline. The last day is the one from the form, even if the case is signed later.
 */
export const sentDetailsOf = (item: OnlineCase, t: TFunction<'onlineCases'>) => {
  const { details, terminationReason, insuranceEndDate, signUntil } = item
  // A model portfolio shows its data in other fields.
  if ('modelPortfolioName' in item) return []
  if (details && details.length > 0) return details
  return [
    ...(terminationReason ? [{ label: t('termination.reason'), value: terminationReason }] : []),
    ...(insuranceEndDate ? [{ label: t('termination.endDate'), value: formatDate(insuranceEndDate) }] : []),
    ...(signUntil ? [{ label: t('termination.signUntil'), value: formatDate(signUntil) }] : []),
  ]
}
