import { Fragment, memo } from 'react'
import { formatDate, formatDays, formatMoney } from '../../texts/format'
import { Badge } from '../../ui/feedback/Badge'
import { ValueText } from '../../ui/values/Verbatim'
import { withKeys } from '../../ui/values/withKeys'
import { DocumentActions } from './DocumentActions'
import { DocumentNews } from './DocumentNews'
import type { DocumentProps } from './documents'

/**
 * One document of a list. Its heading is its period, its day or its name. Its status comes last. Memoized, so that only
 * changed rows of a long list render again.
 */
export const DocumentRow = memo((props: DocumentProps) => {
  const { t, isOneOfMany = false } = props
  const {
    name,
    number,
    date,
    amount,
    periodStartDate: periodStart,
    periodEndDate: periodEnd,
    isPaid,
    openAmount,
  } = props.document
  const dayText = date && formatDate(date)
  const periodText = periodStart && periodEnd ? formatDays(periodStart, periodEnd) : null
  const isNamedByDay = periodText === null && isOneOfMany && Boolean(dayText)
  const facts = (isNamedByDay ? [name, number] : [number, date !== periodStart && dayText]).flatMap(
    (fact) => fact || [],
  )
  const openText = openAmount ? t('partlyOpen', { amount: formatMoney(openAmount) }) : t('open')
  return (
    <div className="document">
      <div>
        <p className="document-name figures">{periodText ?? (isNamedByDay ? dayText : name)}</p>
        <p className="hint figures">
          {withKeys(facts, String).map(({ key, item }, index) => (
            <Fragment key={key}>
              {index > 0 && <span> · </span>}
              <ValueText className="unbroken">{item}</ValueText>
            </Fragment>
          ))}
          {isPaid != null && <span> </span>}
          {isPaid != null && <Badge kind={isPaid ? 'plain' : 'waiting'}>{isPaid ? t('paid') : openText}</Badge>}
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
