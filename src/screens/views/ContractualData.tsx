import { useTranslation } from 'react-i18next'
import { isKeyEnabled } from '../../../machines/cases/isKeyEnabled'
import { caseRouteOf, pathOf } from '../../../machines/routes'
import { Link } from '../../ui/controls/Link'
import { Actions } from '../../ui/layout/Actions'
import { DescriptionList } from '../../ui/values/DescriptionList'
import type { ShownField } from './ContractDataFields'
import { contractDetails } from './contractDetails'
import type { ViewProps } from './view'

/** The fields that are terms of a contract, in this order. */
const termFields: readonly ShownField[] = [
  'productLongName',
  'contractStatusId',
  'signDate',
  'contractDateStart',
  'contractDateEnd',
  'insurancePeriod',
  'anniversaryDate',
  'terminationDate',
  'premiumFrequency',
  'paymentFrequencyId',
  'minTopupAmount',
  'insuredIsSameAsContractor',
  'hasTaxRelief',
]

/** Links to the other screens with terms of the contract. */
const termScreens = [
  { key: 'life-insurance', name: 'packages' },
  { key: 'downloadable-documents', name: 'forms' },
] as const

/** Szerződési feltételek: the terms from the header of a life contract, and links to the remaining terms. */
export function ContractualData({ contract: { header, contractNumber, productLine } }: ViewProps) {
  const { t } = useTranslation('contract')
  if (header === null) return null
  const details = contractDetails(header, contractNumber, productLine).flatMap((group) => group.details)
  const links = termScreens.filter(({ key }) => isKeyEnabled(header, key))
  const hasForms = links.some(({ name }) => name === 'forms')
  const hasIndexStatement = 'hasIndexStatementCase' in header.contract ? header.contract.hasIndexStatementCase : null
  return (
    <>
      <p className="lead">{t(hasForms ? 'contractualData.lead' : 'contractualData.leadWithoutForms')}</p>
      <DescriptionList
        items={[
          ...termFields.flatMap((field) =>
            details
              .filter((detail) => detail.field === field)
              .map(({ value }) => ({
                label: t(`contractData.fields.${field}`),
                value: typeof value === 'string' ? value : value.join(', '),
              })),
          ),
          ...(hasIndexStatement == null
            ? []
            : [
                {
                  label: t('contractualData.index'),
                  value: t(hasIndexStatement ? 'contractualData.indexStated' : 'contractualData.indexOpen'),
                },
              ]),
        ]}
      />
      <Actions>
        {links.map(({ key, name }) => (
          <Link key={key} to={pathOf(caseRouteOf(productLine, key, ''))} appearance="secondary">
            {t(`contractualData.${name}`)}
          </Link>
        ))}
      </Actions>
    </>
  )
}
