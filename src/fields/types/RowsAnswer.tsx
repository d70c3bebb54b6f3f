import './RowsAnswer.css'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { groupRows, visibleColumns } from '../../../machines/case/answers/rows/groups'
import type { Option, Row, RowsField } from '../../../machines/case/definition/field'
import { NotGiven } from '../../ui/values/NotGiven'
import { AnswerOfType } from './AnswerOfType'
import { type RowTexts, rowLabel, rowNote } from './rowTexts'

interface Props {
  readonly name: string
  readonly field: RowsField
  readonly rows: readonly Row[]
  readonly options: readonly Option[]
  readonly texts: RowTexts
  /** Text for an answer without rows, and for a row without answers. Absent if an empty answer means nothing. */
  readonly empty?: string | undefined
}

/** The rows of an answer in a summary: the rows that are sent to the insurer, and other rows that have a note. */
export const RowsAnswer = ({ name, field, rows, options, texts, empty }: Props) => {
  const noteOf = (row: Row) => rowNote(texts, field, options, row)
  const shownRows = rows.filter((row) => field.serialize(row) !== null || noteOf(row) !== undefined)
  if (shownRows.length === 0 && empty !== undefined) return <span>{empty}</span>
  return groupRows(field, name, options, shownRows).map((group) => (
    <div key={group.path} className="rows-read">
      {group.about && !field.isList && <p>{texts.about(group.about)}</p>}
      <ul className="row-list">
        {group.rows.map((row, index) => (
          <li key={row.key}>
            {!field.canAdd && (
              <span className="rows-read-label">{`${rowLabel(texts, group.about, options, row, index + 1)}: `}</span>
            )}
            <RowParts field={field} row={row} texts={texts} empty={empty} />
            {noteOf(row) && <p className="hint">{noteOf(row)}</p>}
          </li>
        ))}
      </ul>
    </div>
  ))
}

/**
 * The answers of one row. Each has its column's name if the field has several columns, and the customer cannot add
 * rows.
 */
function RowParts({ field, row, texts, empty }: Pick<Props, 'field' | 'texts' | 'empty'> & { readonly row: Row }) {
  const { t } = useTranslation('case')
  const columns = visibleColumns(field, row)
  const areColumnsNamed = !field.canAdd && Object.keys(field.columns).length > 1
  const parts = columns.flatMap((column) => {
    const asked = field.columns[column]
    // An empty share counts as zero.
    const answer = (row.cells[column] ?? '').trim() || (column === field.shares ? '0' : '')
    return asked === undefined || answer === '' ? [] : [{ column, asked, answer }]
  })
  if (parts.length === 0) return empty === undefined ? <NotGiven>{t('notAnswered')}</NotGiven> : <span>{empty}</span>
  return parts.map(({ column, asked, answer }, index) => (
    <Fragment key={column}>
      {index > 0 && <span>, </span>}
      {areColumnsNamed && <span>{`${texts.column(column)}: `}</span>}
      <AnswerOfType field={asked} answer={answer} options={texts.options(column)} />
    </Fragment>
  ))
}
