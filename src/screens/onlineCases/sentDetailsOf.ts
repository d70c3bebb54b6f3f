import type { TFunction } from 'i18next'
import type { OnlineCase } from '../../../machines/onlineCases/onlineCases.types'
import { formatDate } from '../../texts/format'

/**
 * What was sent in a case, in the insurer's words; where it says none, why a contract ends, and with which day: the day that
 * the form counted on, however late the case is signed.
 */
export const sentDetailsOf = (item: OnlineCase, t: TFunction<'onlineCases'>) => {
  const { details, terminationReason, insuranceEndDate, signUntil } = item
  // A model portfolio tells the same by fields of its own.
  if ('modelPortfolioName' in item) return []
  if (details && details.length > 0) return details
  return [
    ...(terminationReason ? [{ label: t('termination.reason'), value: terminationReason }] : []),
    ...(insuranceEndDate ? [{ label: t('termination.endDate'), value: formatDate(insuranceEndDate) }] : []),
    ...(signUntil ? [{ label: t('termination.signUntil'), value: formatDate(signUntil) }] : []),
  ]
}
