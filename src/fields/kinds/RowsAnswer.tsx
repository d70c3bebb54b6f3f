import './RowsAnswer.css'
import type { Option, Row, RowsField } from '../../../machines/case/field'
import { columnsIn, groupsOf } from '../../../machines/case/rows/groups'
import { AnswerOfKind } from './AnswerOfKind'
import { type RowTexts, rowLabel, rowNote } from './rowTexts'

interface Props {
  readonly name: string
  readonly field: RowsField
  readonly rows: readonly Row[]
  readonly options: readonly Option[]
  readonly texts: RowTexts
  /** How it reads that there are none, where that says something. */
  readonly empty?: string | undefined
}

/** Rows for reading once more: those that are sent, and those that end something which is told beside them. */
export const RowsAnswer = ({ name, field, rows, options, texts, empty }: Props) => {
  const noteOf = (row: Row) => rowNote(texts, field, options, row)
  const shown = rows.filter((row) => field.toWire(row) !== null || noteOf(row) !== undefined)
  if (shown.length === 0 && empty !== undefined) return empty
  return groupsOf(field, name, options, shown).map((group) => (
    <div key={group.path} className="rows-read">
      {group.about && !field.isList && <p>{texts.about(group.about)}</p>}
      <ul className="row-list">
        {group.rows.map((row, index) => (
          <li key={row.key}>
            {!field.canAdd && (
              <span className="rows-read-label">{rowLabel(texts, group.about, options, row, index + 1)}: </span>
            )}
            {columnsIn(field, row).map((column, index) => (
              <RowPart key={column} isFirst={index === 0} field={field} row={row} column={column} texts={texts} />
            ))}
            {noteOf(row) && <p className="hint">{noteOf(row)}</p>}
          </li>
        ))}
      </ul>
    </div>
  ))
}

interface PartProps {
  readonly isFirst: boolean
  readonly field: RowsField
  readonly row: Row
  readonly column: string
  readonly texts: RowTexts
}

function RowPart({ isFirst, field, row, column, texts }: PartProps) {
  const asked = field.columns[column]
  // No share is a share of nothing.
  const answer = (row.cells[column] ?? '').trim() || (column === field.shares ? '0' : '')
  if (asked === undefined || answer === '') return null
  return (
    <>
      {!isFirst && ', '}
      <AnswerOfKind field={asked} answer={answer} options={texts.options(column)} />
    </>
  )
}
