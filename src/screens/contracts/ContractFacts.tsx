import './contracts.css'
import { isOverBefore } from '../../../machines/cases/comingEnd'
import { overpaymentOf } from '../../../machines/cases/common/overpaid'
import { hasEnded, listedEnd } from '../../../machines/dap/listed'
import { owedOf } from '../../../machines/payment/owed'
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
  const about =
    (riskAddress && formatAddress(riskAddress)) || (insuredName && t('contract.insured', { name: insuredName }))
  const debtAmount = owedOf(debt)
  const overpaidAmount = overpaymentOf(debt)
  const next = nextOf(contract)
  const end = listedEnd(contract)
  const state = contractStatusId == null ? null : t(`contract.status.${contractStatusId}`)
  const endedOn = hasEnded(contract) && terminationDate
  return (
    <div className="contract-facts" id={id}>
      {(licensePlateNumber || about) && (
        <p className="contract-about">
          {licensePlateNumber ? <Plate plate={licensePlateNumber} size="small" /> : about}
        </p>
      )}
      {(state || mark) && (
        <p className="contract-badges">
          {state && (
            <Badge kind={hasEnded(contract) ? 'over' : 'plain'}>
              {`${end ? t('contract.ends', { day: formatDate(end) }) : state}${endedOn ? `: ${formatDate(endedOn)}` : ''}`}
            </Badge>
          )}
          {mark && <Badge>{mark}</Badge>}
        </p>
      )}
      {debtAmount && <p className="contract-debt figures">{t('contract.debt', { amount: formatMoney(debtAmount) })}</p>}
      {overpaidAmount && <p className="figures">{t('contract.overpaid', { amount: formatMoney(overpaidAmount) })}</p>}
      {next && <p className="figures">{t(`contract.${next.text}`, next)}</p>}
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

/** The next payment of an active contract, as far as it is known. */
const nextOf = (contract: ListedContract) => {
  const { premiumFrequency, paymentNextperiod } = contract
  if (hasEnded(contract) || isOverBefore(listedEnd(contract), paymentNextperiod)) return null
  const amount = premiumFrequency && owedOf(premiumFrequency) ? formatMoney(premiumFrequency) : ''
  const day = paymentNextperiod ? formatDate(paymentNextperiod) : ''
  if (!amount && !day) return null
  const text = amount && day ? ('next' as const) : amount ? ('nextAmount' as const) : ('nextDay' as const)
  return { text, amount, day }
}
