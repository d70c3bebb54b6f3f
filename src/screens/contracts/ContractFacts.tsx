import './contracts.css'
import { overpaymentOf } from '../../../machines/cases/common/overpaid'
import { isEndBeforePremium } from '../../../machines/cases/scheduledEnd'
import { hasEnded, terminationDayOf } from '../../../machines/dap/listed'
import { owedAmountOf } from '../../../machines/payment/owed'
import type { ListedContract } from '../../api/entities'
import { formatAddress, formatDate, formatMoney } from '../../texts/format'
import { useTexts } from '../../texts/texts'
import { Badge } from '../../ui/feedback/Badge'
import { Plate } from '../../ui/values/Plate'

interface Props {
  readonly contract: ListedContract
  /** Id of the element that describes the link or button to the contract. */
  readonly id: string
  /** A badge, e.g. for the open contract. */
  readonly mark?: string | undefined
}

/**
 * The data that identify a contract for customers, and its status. Fields that the insurer does not fill are left out.
 */
export function ContractFacts({ contract, id, mark }: Props) {
  const t = useTexts('dap')
  const { licensePlateNumber, riskAddress, insuredName, contractStatusId, terminationDate, debt } = contract
  const subjectText =
    (riskAddress && formatAddress(riskAddress)) || (insuredName && t('contract.insured', { name: insuredName }))
  const debtAmount = owedAmountOf(debt)
  const overpaidAmount = overpaymentOf(debt)
  const nextPayment = nextPaymentOf(contract)
  const endDate = terminationDayOf(contract)
  const statusText = contractStatusId == null ? null : t(`contract.status.${contractStatusId}`)
  const pastEndDate = hasEnded(contract) && terminationDate
  return (
    <div className="contract-facts" id={id}>
      {(licensePlateNumber || subjectText) && (
        <p className="contract-about">
          {licensePlateNumber ? <Plate plate={licensePlateNumber} size="small" /> : subjectText}
        </p>
      )}
      {(statusText || mark) && (
        <p className="contract-badges">
          {statusText && (
            <Badge kind={hasEnded(contract) ? 'over' : 'plain'}>
              {`${endDate ? t('contract.ends', { day: formatDate(endDate) }) : statusText}${pastEndDate ? `: ${formatDate(pastEndDate)}` : ''}`}
            </Badge>
          )}
          {mark && <Badge>{mark}</Badge>}
        </p>
      )}
      {debtAmount && <p className="contract-debt figures">{t('contract.debt', { amount: formatMoney(debtAmount) })}</p>}
      {overpaidAmount && <p className="figures">{t('contract.overpaid', { amount: formatMoney(overpaidAmount) })}</p>}
      {nextPayment && <p className="figures">{t(`contract.${nextPayment.text}`, nextPayment)}</p>}
      {(contract.waitingFor ?? []).length > 0 && (
        <p className="contract-badges">
          {contract.waitingFor?.map((pendingTask) => (
            <Badge key={pendingTask} kind="waiting">
              {t(`contract.waitingFor.${pendingTask}`)}
            </Badge>
          ))}
        </p>
      )}
    </div>
  )
}

/** Returns the next payment of an active contract, as far as it is known. */
const nextPaymentOf = (contract: ListedContract) => {
  const { premiumFrequency, paymentNextperiod } = contract
  if (hasEnded(contract) || isEndBeforePremium(terminationDayOf(contract), paymentNextperiod)) return null
  const amount = premiumFrequency && owedAmountOf(premiumFrequency) ? formatMoney(premiumFrequency) : ''
  const day = paymentNextperiod ? formatDate(paymentNextperiod) : ''
  if (!amount && !day) return null
  const textKey = amount && day ? ('next' as const) : amount ? ('nextAmount' as const) : ('nextDay' as const)
  return { text: textKey, amount, day }
}
