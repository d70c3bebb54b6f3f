import { useTranslation } from 'react-i18next'
import type { Packages } from '../../../machines/packages/packages.types'
import { percentText } from '../../../machines/validation/percent'
import { formatDate, formatMoney } from '../../texts/format'
import { isNamed, withNames } from '../../texts/withNames'
import { Notice } from '../../ui/feedback/Notice'
import { DescriptionList } from '../../ui/values/DescriptionList'
import { Lines } from '../../ui/values/Lines'

type Insurance = NonNullable<Packages['baseInsurance']>
type Beneficiary = NonNullable<Insurance['beneficiaries']>[number]
type Party = NonNullable<Beneficiary['beneficiary']>
type Person = Pick<Party, 'name' | 'birthDate'>

const personNameOf = ({ name, birthDate }: Person): string =>
  [name, birthDate && `(${formatDate(birthDate)})`].filter(Boolean).join(' ')

/** Returns the name of a beneficiary. The name of an organisation is followed by its seat in parentheses. */
const partyNameOf = (party: Party): string =>
  [personNameOf(party), party.seat && `(${party.seat})`].filter(Boolean).join(' ')

/** Returns the names of all persons that a package insures. Each name appears once. */
const insuredNamesOf = ({ coverages }: Insurance): readonly string[] => [
  ...new Set((coverages ?? []).flatMap(({ insured }) => (insured ? [personNameOf(insured)] : [])).filter(Boolean)),
]

const hasContent = ({ coverages, beneficiaries, premiumFrequency }: Insurance): boolean =>
  (coverages ?? []).length > 0 || (beneficiaries ?? []).length > 0 || Boolean(premiumFrequency)

/** The base insurance, then each additional package. */
export function PackageList({ packages: { baseInsurance, additionalPackages } }: { readonly packages: Packages }) {
  const { t } = useTranslation('packages')
  const namedInsurances = [
    ...(baseInsurance ? [{ name: t('base'), insurance: baseInsurance }] : []),
    ...(additionalPackages ?? []).map((insurance, index) => ({
      name: t('additional', { number: index + 1 }),
      insurance,
    })),
  ].filter(({ insurance }) => hasContent(insurance))
  if (namedInsurances.length === 0) {
    return (
      <Notice kind="info" heading={t('empty.heading')}>
        <p>{t('empty.body')}</p>
      </Notice>
    )
  }
  return namedInsurances.map(({ name, insurance }) => <Package key={name} name={name} insurance={insurance} />)
}

function Package({ name, insurance }: { readonly name: string; readonly insurance: Insurance }) {
  const { t } = useTranslation('packages')
  const insuredNames = insuredNamesOf(insurance)
  const coverages = withNames(insurance.coverages ?? [], t('unnamed'))
  const premium = insurance.premiumFrequency
  const beneficiaries = insurance.beneficiaries ?? []
  const namedServices = [
    ...new Map(
      beneficiaries.map(({ serviceId: id, serviceName }) => [
        id,
        isNamed(serviceName) ? serviceName : t('unnamedService', { id }),
      ]),
    ),
  ]
  const beneficiaryLine = ({ type, beneficiary, percentage }: Beneficiary): string => {
    const beneficiaryName = type === 'LEGAL_HEIR' ? t('legalHeir') : beneficiary && partyNameOf(beneficiary)
    return `${beneficiaryName || t('unnamed')}: ${percentText(percentage)}%`
  }
  return (
    <section className="stack">
      <h2>{name}</h2>
      <DescriptionList
        items={[
          ...(premium ? [{ label: t('premium'), value: formatMoney(premium) }] : []),
          ...(insuredNames.length > 0 ? [{ label: t('insured'), value: <Lines lines={insuredNames} /> }] : []),
        ]}
      />
      {coverages.length > 0 && (
        <>
          <h3>{t('coverages')}</h3>
          <DescriptionList
            items={coverages.map(({ name: coverageName, amount }) => ({
              label: coverageName,
              value: amount ? formatMoney(amount) : t('byContract'),
            }))}
          />
        </>
      )}
      {namedServices.length > 0 && (
        <>
          <h3>{t('beneficiaries')}</h3>
          <DescriptionList
            items={namedServices.map(([id, serviceName]) => ({
              label: serviceName,
              value: <Lines lines={beneficiaries.filter(({ serviceId }) => serviceId === id).map(beneficiaryLine)} />,
            }))}
          />
        </>
      )}
    </section>
  )
}
