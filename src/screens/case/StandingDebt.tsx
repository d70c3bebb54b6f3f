import { useTranslation } from 'react-i18next'
import type { Detail } from '../../../machines/case/definition/detail'
import type { AnyHeader } from '../../../machines/case/menu/productLineCases'
import { debtPartsOf, hasSeveralParts, isDebtLate, latePartOf } from '../../../machines/cases/common/debtParts'
import { isDebtDeductedAtEnd } from '../../../machines/cases/scheduledEnd'
import { isOnItsWay } from '../../../machines/payment/onItsWay'
import { owedAmountOf } from '../../../machines/payment/owed'
import { currencyOf } from '../../../machines/payment/smallestUnit'
import type { Money } from '../../api/entities'
import { useContract } from '../../hooks/actor'
import { formatMoney, formatValues } from '../../texts/format'
import type { CaseTexts } from './caseTexts'

interface Props {
  readonly texts: CaseTexts
  /** The details at the time of the submission. */
  readonly sentDetails: readonly Detail[]
}

/** Tells if the details contain what the customer has to pay or gets back in total. */
const hasTotal = (details: readonly Detail[]): boolean =>
  details.some(({ name }) => name === 'totalToPay' || name === 'totalBack')

/** Tells if the details contain a total that includes the whole debt. The debt may have grown since the submission. */
const isDebtInTotal = (details: readonly Detail[], debt: Money): boolean =>
  hasTotal(details) &&
  details.some(
    ({ name, kind, value }) =>
      name === 'debtForWithdraw' &&
      kind === 'money' &&
      value.value >= debt.value &&
      currencyOf(value) === currencyOf(debt),
  )

/**
 * Says that the customer has to pay the debt in spite of the submitted case, and by when. Renders nothing while the
 * insurer awaits a transfer of the debt, or if it deducts the debt at the contract's end. Also renders nothing if the
 * case has ended the contract and shows a total: the debt is then that total.
 */
export function StandingDebt({ texts, sentDetails }: Props) {
  const { t } = useTranslation('case')
  const context = useContract((contract) => contract)
  const header: AnyHeader | null = context?.isContractor ? context.header : null
  const debt = owedAmountOf(header?.debt)
  if (context === undefined || header === null || debt === null || isOnItsWay(header, context.today)) return null
  if (isDebtDeductedAtEnd(header)) return null
  if (header.contract.contractStatusId === 2 && hasTotal(sentDetails)) return null
  const debtText = texts.standingDebt(formatMoney(debt))
  if (!debtText) return null
  const days = header.debtDays
  const debtParts = debtPartsOf(debt, days, context.today)
  const latePart = latePartOf(debtParts)
  const isLate = isDebtLate(days, debtParts, context.today)
  const inTimeKey = hasSeveralParts(days) ? 'oldestInTime' : 'inTime'
  const textKey = latePart ? 'partlyLate' : isLate ? 'late' : days?.deadline ? inTimeKey : 'unknown'
  const isInTotal = isDebtInTotal(sentDetails, debt)
  const values = { ...(latePart && { amount: latePart.amount }), ...(days?.deadline && { until: days.deadline }) }
  return (
    <p>
      {[
        debtText,
        t(`submitted.standingDebt.${textKey}`, formatValues(values)),
        isInTotal && t('submitted.standingDebt.inTotal'),
      ]
        .filter(Boolean)
        .join(' ')}
    </p>
  )
}
