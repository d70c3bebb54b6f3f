import './ContractData.css'
import { useTranslation } from 'react-i18next'
import { withPremium } from '../../../machines/contract/premium'
import { Link } from '../../ui/controls/Link'
import { Badge } from '../../ui/feedback/Badge'
import { DescriptionList } from '../../ui/values/DescriptionList'
import { EmailText } from '../../ui/values/EmailText'
import { ValueText } from '../../ui/values/Verbatim'
import { withKeys } from '../../ui/values/withKeys'
import { CopiedStatus } from '../copying/CopiedStatus'
import { Copyable } from '../copying/Copyable'
import { changePathOf } from './changes'
import { contractDetails, type Detail } from './contractDetails'
import { InsuredPlan } from './InsuredPlan'
import type { ViewProps } from './view'

/** The field with a copy button: the bank account to which customers transfer premiums. */
const COPYABLE_FIELD = 'transferBankAccount'

/** Szerződés adatai: all contract data that the insurer has filled in, with links to the cases that change them. */
export function ContractData({ contract, copying }: ViewProps) {
  const { header, contractNumber, productLine, menu, premium } = contract
  const { t } = useTranslation('contract')
  if (header === null) return null
  const hasEnded = header.contract.contractStatusId === 2
  // Companies and people have different tax numbers. If the contractor's type is unknown, the label names both.
  const labelOf = (field: Detail['field']) =>
    field === 'taxNumber' && header.isLegalPerson != null
      ? t(`contractData.taxNumberOf.${header.isLegalPerson ? 'company' : 'person'}`)
      : t(`contractData.fields.${field}`)
  const groups = contractDetails(withPremium(header, premium), contractNumber, productLine).map(
    ({ group, details }) => ({
      group,
      items: details.map(({ field, value }) => {
        const label = labelOf(field)
        const changePath = changePathOf(field, productLine, menu)
        return {
          label,
          value:
            field === 'contractStatusId' ? (
              <Badge kind={hasEnded ? 'over' : 'plain'}>{[value].flat().join(', ')}</Badge>
            ) : (
              <Value field={field} value={value} label={label} copying={copying} />
            ),
          action: changePath && (
            <Link to={changePath} name={t('contractData.changeOf', { field: label })}>
              {t('contractData.change')}
            </Link>
          ),
        }
      }),
    }),
  )
  const canChange = groups.some(({ items }) => items.some(({ action }) => action))
  return (
    <>
      <p className="lead">{t(canChange ? 'contractData.lead' : 'contractData.leadOnly')}</p>
      <InsuredPlan contract={contract} />
      <div className="data-groups">
        {groups.map(({ group, items }) => (
          <section key={group}>
            <h2>{t(`contractData.groups.${group}`)}</h2>
            <DescriptionList items={items} />
          </section>
        ))}
      </div>
    </>
  )
}

interface ValueProps extends Detail, Pick<ViewProps, 'copying'> {
  readonly label: string
}

function Value({ field, value, label, copying }: ValueProps) {
  if (typeof value === 'string') {
    if (field === 'email') return <EmailText email={value} />
    if (field !== COPYABLE_FIELD || !copying) return <ValueText>{value}</ValueText>
    return (
      <>
        <Copyable copying={copying} line={{ line: 'accountNumber', text: value }} label={label}>
          {value}
        </Copyable>
        <CopiedStatus copying={copying} labelOf={() => label} />
      </>
    )
  }
  return (
    <ul className="detail-values">
      {withKeys(value, String).map(({ key, item }) => (
        <li key={key}>
          <ValueText>{item}</ValueText>
        </li>
      ))}
    </ul>
  )
}
