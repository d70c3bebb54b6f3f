import { memo } from 'react'
import { formatDate, formatMoney } from '../../texts/format'
import { DocumentActions } from './DocumentActions'
import { DocumentNews } from './DocumentNews'
import type { DocumentProps } from './documents'

/** One document of a list. Of thousands, only what changes renders again. */
export const DocumentRow = memo((props: DocumentProps) => {
  const { name, number, date, amount } = props.document
  return (
    <div className="document">
      <div>
        <p className="document-name">{name}</p>
        <p className="hint figures">{[number, date && formatDate(date)].filter(Boolean).join(' · ')}</p>
      </div>
      {amount && <p className="document-amount figures">{formatMoney(amount)}</p>}
      <div className="document-actions">
        <DocumentActions {...props} />
      </div>
      <DocumentNews {...props} />
    </div>
  )
})
