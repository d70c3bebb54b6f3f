import { Fragment, memo } from 'react'
import { formatDate, formatDays, formatMoney } from '../../texts/format'
import { Badge } from '../../ui/feedback/Badge'
import { keyed } from '../../ui/values/keyed'
import { ValueText } from '../../ui/values/Verbatim'
import { DocumentActions } from './DocumentActions'
import { DocumentNews } from './DocumentNews'
import type { DocumentProps } from './documents'

/**
 * One document of a list: its distinguishing name first, then its status. Memoized, so that only changed rows of a long
 * list render again.
 */
export const DocumentRow = memo((props: DocumentProps) => {
  const { t, isOneOfMany = false } = props
  const { name, number, date, amount, periodStartDate: from, periodEndDate: to, isPaid, openAmount } = props.document
  const day = date && formatDate(date)
  const period = from && to ? formatDays(from, to) : null
  const leadsByDay = period === null && isOneOfMany && Boolean(day)
  const facts = (leadsByDay ? [name, number] : [number, date !== from && day]).flatMap((fact) => fact || [])
  const open = openAmount ? t('partlyOpen', { amount: formatMoney(openAmount) }) : t('open')
  return (
    <div className="document">
      <div>
        <p className="document-name figures">{period ?? (leadsByDay ? day : name)}</p>
        <p className="hint figures">
          {keyed(facts, String).map(({ key, item }, route) => (
            <Fragment key={key}>
              {route > 0 && <span> · </span>}
              <ValueText className="unbroken">{item}</ValueText>
            </Fragment>
          ))}
          {isPaid != null && <span> </span>}
          {isPaid != null && <Badge kind={isPaid ? 'plain' : 'waiting'}>{isPaid ? t('paid') : open}</Badge>}
        </p>
      </div>
      {amount && <p className="document-amount figures">{formatMoney(amount)}</p>}
      <div className="document-actions">
        <DocumentActions {...props} />
      </div>
      <DocumentNews {...props} />
    </div>
  )
})
