import './ProofCard.css'
import { useTranslation } from 'react-i18next'
import type { AnyHeader } from '../../../machines/case/menu/productLineCases'
import { isOutOfTrafficOn } from '../../../machines/cases/common/nextPremium'
import { useAppSelector, useContract } from '../../hooks/actor'
import { useIsDesk } from '../../ui/layout/useIsDesk'
import { DescriptionList } from '../../ui/values/DescriptionList'
import { Plate } from '../../ui/values/Plate'
import { headDetails } from '../contract/headDetails'

/** The menu keys of documents that customers show on the road. */
const proofKeys = ['green-card', 'coverage-document', 'insurance-policy']

/** Tells if customers show this document on the road. */
export const isProof = (key: string): boolean => proofKeys.includes(key)

/** Tells if this document proves the insurance cover. A policy proves only the contract. */
export const provesCover = (key: string): boolean => isProof(key) && key !== 'insurance-policy'

const hasCover = ({ contract, outOfTraffic }: AnyHeader, today: string): boolean =>
  contract.contractStatusId !== 2 && !(outOfTraffic && isOutOfTrafficOn(outOfTraffic, today))

/**
 * The most important data of a document that proves the insurance, to show on a phone. Renders nothing on a desktop,
 * which has these data beside the document. Also renders nothing if cover has ended or is suspended, or if the customer
 * is not the contractor.
 */
export function ProofCard() {
  const { t } = useTranslation(['documents', 'contract', 'case', 'common'])
  const insurer = useAppSelector(({ context }) => context.configuration?.brand.name)
  const context = useContract((contract) => contract)
  if (useIsDesk() || !context?.header || !context.isContractor) return null
  const { productLine, header, contractNumber, today } = context
  if (!hasCover(header, today)) return null
  const { plate, about, insurancePeriod } = headDetails(header, productLine)
  return (
    <section className="proof-card" aria-label={t('contract:head.heading')}>
      <p className="proof-card-insurer">
        <strong>{insurer}</strong>
        <span>{t(`common:productLines.${productLine}`)}</span>
      </p>
      <p className="vehicle">
        {plate && <Plate plate={plate} />}
        {about && <span>{about}</span>}
      </p>
      <DescriptionList
        items={[
          { label: t('contract:head.contractNumber'), value: contractNumber },
          { label: t('case:submitted.contract.contractor'), value: header.contract.clientName },
          { label: t('contract:head.insurancePeriod'), value: insurancePeriod },
        ]}
      />
      <p className="hint">{t('proof')}</p>
    </section>
  )
}
