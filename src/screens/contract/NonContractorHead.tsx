import './ContractHead.css'
import { useTranslation } from 'react-i18next'
import { DescriptionList } from '../../ui/DescriptionList'
import { CallNote } from '../shell/CallNote'

interface Props {
  readonly contractNumber: string
  /** Whether there is any case for somebody else. */
  readonly hasCases: boolean
  /** What goes on behind the screen; '' where nothing does. */
  readonly status: string
}

/** The head for somebody who is not the contractor: nothing of the header, whatever the insurer says in it. */
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
