import './ContractHead.css'
import { useTranslation } from 'react-i18next'
import { DescriptionList } from '../../ui/values/DescriptionList'
import { CallNote } from '../shell/CallNote'

interface Props {
  readonly contractNumber: string
  /** True if the menu has a case for customers who are not the contractor. */
  readonly hasCases: boolean
  /** Text about background work, e.g. that the data are being refreshed; '' if there is none. */
  readonly status: string
}

/** The head for a customer other than the contractor. It shows nothing of the header. */
export function NonContractorHead({ contractNumber, hasCases, status }: Props) {
  const { t } = useTranslation('contract')
  return (
    <div className="contract-head">
      <DescriptionList items={[{ label: t('head.contractOrProposalNumber'), value: contractNumber }]} />
      <p className="hint">{t('head.nonContractor')}</p>
      {!hasCases && <CallNote>{t('head.nonContractorNothing')}</CallNote>}
      <p className="contract-status hint" role="status">
        {status}
      </p>
    </div>
  )
}
