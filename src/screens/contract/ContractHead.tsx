import { useTranslation } from 'react-i18next'
import type { ContractHeader } from '../../../machines/case/areaCases'
import { formatDate, formatMoney, formatPlate } from '../../texts/format'
import { DescriptionList } from '../../ui/DescriptionList'

interface Props {
  readonly header: ContractHeader
  /** What goes on behind the screen; '' where nothing does. */
  readonly status: string
}

/** A vehicle contract at a glance. What the insurer does not fill is left out. */
export function ContractHead({ header, status }: Props) {
  const { t } = useTranslation('contract')
  const { licensePlateNumber, vehicleInfo, debt, insurancePeriod, bonus, casesCount } = header
  const { contractNumber, anniversaryDate, terminationDate } = header.contract
  const facts = [
    { label: t('head.termination'), value: terminationDate && formatDate(terminationDate) },
    { label: t('head.contractNumber'), value: contractNumber },
    { label: t('head.anniversary'), value: anniversaryDate && formatDate(anniversaryDate) },
    { label: t('head.insurancePeriod'), value: insurancePeriod },
    { label: t('head.bonus'), value: bonus },
    {
      label: t('head.cases'),
      value: casesCount === 0 ? t('head.noCases') : t('head.caseCount', { number: casesCount }),
    },
  ]
  return (
    <div className="contract-head">
      <p className="vehicle">
        <span className="plate figures">{formatPlate(licensePlateNumber)}</span> {vehicleInfo}
      </p>
      {debt !== null && debt.value > 0 && (
        <div className="debt">
          <DescriptionList items={[{ label: t('head.debt'), value: formatMoney(debt) }]} size="large" />
        </div>
      )}
      <DescriptionList items={facts.filter(({ value }) => value)} />
      <p className="contract-status hint" role="status">
        {status}
      </p>
    </div>
  )
}
