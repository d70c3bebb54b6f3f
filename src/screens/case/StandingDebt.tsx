import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import type { AnyHeader } from '../../../machines/case/areaCases'
import { isOnItsWay } from '../../../machines/cases/common/onItsWay'
import { useAppSelector } from '../../app/actor'
import { formatDate, formatMoney } from '../../texts/format'
import type { CaseTexts } from './caseTexts'

/** That what is owed by now is to be paid whatever becomes of the case, and until when; nothing where its money is on its way. */
export function StandingDebt({ texts }: { readonly texts: CaseTexts }) {
  const { t } = useTranslation('case')
  const contract = useAppSelector(({ children }) => children.contract)
  const context = useSelector(contract, (snapshot) => snapshot?.context)
  const header: AnyHeader | null = context?.isContractor ? context.header : null
  if (context === undefined || !header?.debt || header.debt.value <= 0 || isOnItsWay(header)) return null
  const told = texts.standingDebt(formatMoney(header.debt))
  const until = header.debtDays?.deadline
  if (!told) return null
  const when = !until ? 'unknown' : until < context.today ? 'late' : 'inTime'
  return (
    <p>
      {told} {t(`submitted.standingDebt.${when}`, { until: until && formatDate(until) })}
    </p>
  )
}
