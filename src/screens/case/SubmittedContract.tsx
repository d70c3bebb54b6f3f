import { useTranslation } from 'react-i18next'
import { useContract } from '../../hooks/actor'
import { formatPlate } from '../../texts/format'
import { DescriptionList } from '../../ui/values/DescriptionList'
import { Verbatim } from '../../ui/values/Verbatim'
import { headDetails } from '../contract/headDetails'

interface AboutProps {
  readonly plate: string | null | undefined
  readonly about: string | null | undefined
}

const About = ({ plate, about }: AboutProps) => (
  <>
    {plate && <Verbatim>{formatPlate(plate)}</Verbatim>}
    {about && <span>{plate ? `, ${about}` : about}</span>}
  </>
)

/** The contract of the case. Anyone but the contractor sees only its number. */
export function SubmittedContract() {
  const { t } = useTranslation(['case', 'common'])
  const context = useContract((contract) => contract)
  if (context === undefined) return null
  const { productLine, contractNumber, isContractor } = context
  const header = isContractor ? (context.headerAtSubmission ?? context.header) : null
  const name = header && 'productName' in header && header.productName?.trim()
  const { plate, about } = header ? headDetails(header, productLine) : { plate: null, about: null }
  const details = [
    { label: t('submitted.contract.name'), value: name || t(`common:productLines.${productLine}`) },
    { label: t('submitted.contract.number'), value: contractNumber },
    { label: t('submitted.contract.about'), value: (plate || about) && <About plate={plate} about={about} /> },
    { label: t('submitted.contract.contractor'), value: header?.contract.clientName },
  ]
  return <DescriptionList items={details} />
}
