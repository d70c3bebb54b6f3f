import './ContractData.css'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { DescriptionList } from '../../ui/DescriptionList'
import { keyed } from '../../ui/keyed'
import { contractDetails, type Detail } from './contractDetails'
import { InsuredPlan } from './InsuredPlan'
import type { ViewProps } from './view'

/** Szerződés adatai: everything that the insurer has filled in of the contract. */
export function ContractData({ contract }: ViewProps) {
  const { header, contractNumber, area } = contract
  const { t } = useTranslation('contract')
  if (header === null) return null
  return (
    <>
      <p className="lead">{t('contractData.lead')}</p>
      <InsuredPlan contract={contract} />
      {contractDetails(header, contractNumber, area).map(({ group, details }) => (
        <Fragment key={group}>
          <h2>{t(`contractData.groups.${group}`)}</h2>
          <DescriptionList
            items={details.map(({ field, value }) => ({
              label: t(`contractData.fields.${field}`),
              value: <Value value={value} />,
            }))}
          />
        </Fragment>
      ))}
    </>
  )
}

function Value({ value }: Pick<Detail, 'value'>) {
  if (typeof value === 'string') return value
  return (
    <ul className="detail-values">
      {keyed(value, String).map(({ key, item }) => (
        <li key={key}>{item}</li>
      ))}
    </ul>
  )
}
