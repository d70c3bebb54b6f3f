import './ContractDetails.css'
import { useTranslation } from 'react-i18next'
import type { ContractHeader } from '../../../machines/case/menu/productLineCases'
import { insuranceYearOf } from '../../../machines/cases/period'
import type { EnabledEntry } from '../../../machines/contract/contract.types'
import type { ProductLine } from '../../../machines/routes'
import { DescriptionList } from '../../ui/values/DescriptionList'
import { PeriodLine } from '../../ui/values/PeriodLine'
import { headDetails } from './headDetails'

interface Props {
  readonly productLine: ProductLine
  readonly header: ContractHeader
  readonly menu: readonly EnabledEntry[]
  readonly contractNumber: string
  readonly today: string
}

/**
 * The contract's data, and today's position in the contract's year. Fields that the insurer does not fill are left out.
 */
export function ContractDetails({ productLine, header, menu, contractNumber, today }: Props) {
  const { t } = useTranslation('contract')
  const { casesCount } = header
  const { anniversary, insurancePeriod, bonus } = headDetails(header, productLine)
  const contractYear = insuranceYearOf(header, today)
  const noticeDeadline = menu.find(({ task }) => task?.name === 'notice')?.task?.until
  const details = [
    { label: t('head.contractNumber'), value: contractNumber },
    { label: t('head.anniversary'), value: contractYear ? null : anniversary },
    { label: t('head.insurancePeriod'), value: insurancePeriod },
    { label: t('head.bonus'), value: bonus },
    // No count is shown for zero. It could read as "nothing to do" although there may be tasks.
    { label: t('head.cases'), value: casesCount ? t('head.caseCount', { number: casesCount }) : null },
  ]
  return (
    <section className="contract-details">
      <h2>{t('head.heading')}</h2>
      {contractYear && (
        <PeriodLine
          from={contractYear.from}
          next={contractYear.next}
          marks={[
            { mark: 'today', day: today, label: t('head.today') },
            ...(noticeDeadline ? [{ mark: 'until', day: noticeDeadline, label: t('head.notice') } as const] : []),
            {
              mark: 'next',
              day: contractYear.next,
              label: t(contractYear.isLast ? 'head.lastDay' : 'head.anniversary'),
            },
          ]}
        />
      )}
      <DescriptionList items={details} />
    </section>
  )
}
