import { useTranslation } from 'react-i18next'
import type { ContractHeader } from '../../../machines/case/areaCases'
import { overpaymentOf } from '../../../machines/cases/common/overpaid'
import type { Area } from '../../../machines/routes'
import { formatMoney, formatPlate } from '../../texts/format'
import { DescriptionList } from '../../ui/DescriptionList'
import { Link } from '../../ui/Link'
import { headFacts } from './headFacts'

interface Props {
  readonly area: Area
  readonly header: ContractHeader
  readonly contractNumber: string
  /** Where a debt can be paid; `null` where the contract does not offer it here. */
  readonly pay: string | null
  /** Where what was paid too much can be asked back; `null` where nothing was. */
  readonly overpayment: string | null
  /** What goes on behind the screen; '' where nothing does. */
  readonly status: string
}

/** A contract at a glance. What the insurer does not fill is left out. */
export function ContractHead({ area, header, contractNumber, pay, overpayment, status }: Props) {
  const { t } = useTranslation('contract')
  const { debt, casesCount } = header
  const owedBack = overpaymentOf(debt)
  const { plate, about, anniversary, insurancePeriod, bonus, ...end } = headFacts(header, area)
  const facts = [
    { label: t('head.termination'), value: end.terminationDate },
    { label: t('head.terminationReason'), value: end.terminationReason },
    { label: t('head.contractNumber'), value: contractNumber },
    { label: t('head.anniversary'), value: anniversary },
    { label: t('head.insurancePeriod'), value: insurancePeriod },
    { label: t('head.bonus'), value: bonus },
    {
      label: t('head.cases'),
      value: casesCount === 0 ? t('head.noCases') : casesCount && t('head.caseCount', { number: casesCount }),
    },
  ]
  return (
    <div className="contract-head">
      {(plate || about) && (
        <p className="vehicle">
          {plate && <span className="plate figures">{formatPlate(plate)}</span>} {about}
        </p>
      )}
      {debt && debt.value > 0 && (
        <div className="debt">
          <DescriptionList items={[{ label: t('head.debt'), value: formatMoney(debt) }]} size="large" />
          {pay !== null && (
            <Link to={pay} appearance="secondary">
              {t('head.settle')}
            </Link>
          )}
        </div>
      )}
      {owedBack && (
        <div className="overpayment">
          <DescriptionList items={[{ label: t('head.overpayment'), value: formatMoney(owedBack) }]} size="large" />
          {overpayment !== null && (
            <Link to={overpayment} appearance="secondary">
              {t('head.askBack')}
            </Link>
          )}
        </div>
      )}
      <DescriptionList items={facts.flatMap(({ label, value }) => (value ? [{ label, value }] : []))} />
      <p className="contract-status hint" role="status">
        {status}
      </p>
    </div>
  )
}
