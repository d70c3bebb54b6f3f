import { useTranslation } from 'react-i18next'
import type { ActorRefFrom } from 'xstate'
import type { ChosenPayment } from '../../../machines/case/machine/case.types'
import type { copyingMachine } from '../../../machines/payment/copying.machine'
import { paidMoneyOf } from '../../../machines/payment/paidMoney'
import type { Money } from '../../api/entities'
import { formatValues } from '../../texts/format'
import { Notice } from '../../ui/feedback/Notice'
import { lazyScreens } from '../lazyScreens'
import { CallNote } from '../shell/CallNote'
import { PaymentCode } from '../shell/PaymentCode'

interface Props {
  readonly paid: ChosenPayment
  /** True if the case was submitted, but its card payment took no money after all. */
  readonly isUntaken?: boolean
  /** The amount still to be transferred, on the receipt. It may be lower than the amount at the submission. */
  readonly asked?: Money | null | undefined
  /** True if the screen describes the transfer elsewhere. */
  readonly isDescribed?: boolean
  /** The actor that copies the lines of a transfer, if they can be copied. */
  readonly copying?: ActorRefFrom<typeof copyingMachine> | undefined
}

/** The status of the payment, on the receipt. A payment is called paid only once the insurer has confirmed it. */
export function PaidNotice({ paid, isUntaken = false, ...transferred }: Props) {
  const { t } = useTranslation('case')
  if (paid.type === 'paid' && isUntaken) return <UntakenPayment paid={paid} />
  if (paid.type === 'paid') return <PaidByCard paid={paid} isReceipt />
  if (paid.type === 'transfer') return <PaidByTransfer paid={paid} {...transferred} />
  // A postponed payment needs no notice here, because the confirmation already has one.
  if (paid.type === 'later') return null
  return (
    <Notice kind="info">
      {paid.type === 'unknown' ? <CallNote>{t('paid.unknown')}</CallNote> : <p>{t('paid.nothing')}</p>}
    </Notice>
  )
}

type PaidOfType<Type extends ChosenPayment['type']> = { readonly paid: Extract<ChosenPayment, { readonly type: Type }> }

/** Says that the card payment of a submitted case took no money. */
function UntakenPayment({ paid: { payment } }: PaidOfType<'paid'>) {
  const { t } = useTranslation('case')
  const amount = paidMoneyOf(payment)
  return (
    <Notice kind="error">
      <p>{amount === null ? t('paid.untakenUnknown') : t('paid.untaken', formatValues({ amount }))}</p>
      <CallNote>{t('paid.untakenCall')}</CallNote>
    </Notice>
  )
}

interface PaidByCardProps extends PaidOfType<'paid'> {
  /** True if the customer fills in the case again and need not pay for it again. */
  readonly isKept?: boolean
  /**
   * Why a customer who has paid cannot submit the case: its data failed to load (`loadFailed`), or it has no question
   * to answer (`nothingAsked`).
   */
  readonly stuck?: 'loadFailed' | 'nothingAsked'
  /** True on the receipt. The receipt lists all codes of the payment, so the notice does not repeat one. */
  readonly isReceipt?: boolean
}

/** The amount paid by card, and what the customer has to do, if anything. */
export function PaidByCard({ paid, isKept = false, stuck, isReceipt = false }: PaidByCardProps) {
  const { t } = useTranslation('case')
  const amount = paidMoneyOf(paid.payment)
  const { asked } = paid
  const code = isReceipt ? null : paid.payment.paymentCode
  if (amount !== null && asked !== undefined) {
    return (
      <Notice kind="warning">
        <p>{t('paid.other', formatValues({ amount, asked }))}</p>
        {paid.isDueGone && <p>{t('paid.dueGone')}</p>}
        <CallNote>{t(stuck ? `paid.stuck.${stuck}` : 'paid.otherCall')}</CallNote>
        <PaymentCode code={code} />
      </Notice>
    )
  }
  const textKey = paid.isProcessing ? 'processing' : 'paid'
  return (
    <Notice kind={paid.isProcessing || paid.isDueGone || stuck ? 'warning' : 'success'}>
      <p>{amount === null ? t(`paid.${textKey}Unknown`) : t(`paid.${textKey}`, formatValues({ amount }))}</p>
      {paid.isDueGone && <p>{t('paid.dueGone')}</p>}
      {paid.isDueGone && !stuck && <CallNote>{t('paid.dueGoneCall')}</CallNote>}
      {isKept && !paid.isProcessing && <p>{t('paid.kept')}</p>}
      {stuck && <CallNote>{t(`paid.stuck.${stuck}`)}</CallNote>}
      {(paid.isDueGone || stuck) && <PaymentCode code={code} />}
    </Notice>
  )
}

type PaidByTransferProps = PaidOfType<'transfer'> & Omit<Props, 'paid'>

function PaidByTransfer({
  paid: { transfer, amount },
  asked = amount,
  isDescribed = false,
  copying,
}: PaidByTransferProps) {
  const { t } = useTranslation('case')
  const { TransferData } = lazyScreens
  return (
    <>
      {(transfer === null || !isDescribed) && (
        <Notice kind="info">
          <p>{t(transfer === null ? 'paid.transferChosen' : 'paid.transfer')}</p>
        </Notice>
      )}
      {asked && asked.value !== amount?.value && (
        <Notice kind="info">
          <p>{t('paid.lessOwed', formatValues({ amount: asked, ...(amount && { chosen: amount }) }))}</p>
        </Notice>
      )}
      {transfer && (
        <Notice kind="info">
          <p>{t('paid.noteTransfer')}</p>
        </Notice>
      )}
      {TransferData && transfer && <TransferData transfer={transfer} amount={asked} copying={copying} />}
    </>
  )
}
