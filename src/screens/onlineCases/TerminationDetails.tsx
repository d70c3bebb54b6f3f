import { useTranslation } from 'react-i18next'
import type { OnlineCase } from '../../../machines/onlineCases/onlineCases.types'
import { formatDate } from '../../texts/format'
import { DescriptionList } from '../../ui/DescriptionList'

/** Why a contract ends, and with which day: the day that the form counted on, however late the case is signed. */
export function TerminationDetails({ item }: { readonly item: OnlineCase }) {
  const { t } = useTranslation('onlineCases')
  const { terminationReason, insuranceEndDate } = item
  if (!terminationReason && !insuranceEndDate) return null
  const details = [
    { label: t('termination.reason'), value: terminationReason },
    { label: t('termination.endDate'), value: insuranceEndDate && formatDate(insuranceEndDate) },
  ]
  return <DescriptionList items={details} />
}
