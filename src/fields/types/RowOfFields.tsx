import { memo, type RefCallback } from 'react'
import { pathOf } from '../../../machines/case/answers/rows/path'
import type { Option, Row, RowsField } from '../../../machines/case/definition/field'
import { isCellVisible } from '../../../machines/case/definition/fields/rows'
import type { CaseEvent } from '../../../machines/case/machine/case.types'
import { Action } from '../../ui/controls/Action'
import { useIsBusy } from '../../ui/controls/Form'
import { RowCell } from './RowCell'
import { type RowTexts, rowLabel, rowNote } from './rowTexts'
import { TakeRest } from './TakeRest'

interface Props {
  readonly name: string
  readonly field: RowsField
  readonly row: Row
  /**
   * The option that all rows of this row's group are about, e.g. a fund. `null` if each row is about an option of its
   * own.
   */
  readonly about: Option | null
  /** All options that rows can be about. A row's `of` is the value of one of them. */
  readonly options: readonly Option[]
  /** Position of the row in its group, counted from 1. */
  readonly number: number
  /**
   * The part of 100% that this row can still take, in percent. 0 if all 100% are distributed, or if the focus was last
   * in another row.
   */
  readonly rest: number
  /** Path of the row's group among the case's answers. The event that distributes shares contains it. */
  readonly group: string
  /** Error texts by column. */
  readonly errors: Readonly<Record<string, string | undefined>>
  readonly texts: RowTexts
  readonly today: string
  readonly send: (event: CaseEvent) => void
  readonly whileShown: RefCallback<HTMLElement>
}

function RowView(props: Props) {
  const { name, field, row, about, options, number, rest, group, errors, texts, today, send, whileShown } = props
  const isFormBusy = useIsBusy()
  const label = rowLabel(texts, about, options, row, number)
  const note = rowNote(texts, field, options, row)
  const id = `row-${name}-${row.key}`
  const takeRestButton = rest > 0 && (
    <TakeRest rest={rest} row={label} event={{ type: 'shares.spread', group, how: { restTo: row.key } }} send={send} />
  )
  return (
    <li ref={whileShown} data-row={row.key}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as one line of a table */}
      <div className="row" role="group" aria-labelledby={id} aria-describedby={note && `${id}-note`}>
        <div className="row-label">
          <p id={id} tabIndex={-1}>
            {label}
          </p>
          {note && (
            <p id={`${id}-note`} className="hint">
              {note}
            </p>
          )}
        </div>
        {Object.entries(field.columns).map(([column, columnField]) => (
          <div key={column} className="row-cell" data-kind={columnField.format}>
            {isCellVisible(field, column, row) && (
              <RowCell
                name={pathOf(name, row.key, column)}
                field={columnField}
                answer={row.cells[column] ?? ''}
                options={texts.options(column)}
                today={today}
                label={texts.column(column)}
                aside={columnField.isOptional && field.canAdd ? texts.optional : undefined}
                placeholder={texts.choose}
                error={errors[column]}
                send={send}
              />
            )}
            {!field.canAdd && column === field.shares && takeRestButton}
          </div>
        ))}
        {field.canAdd && (
          <div className="row-remove">
            {takeRestButton}
            <Action
              send={send}
              event={{ type: 'row.removed', field: name, row: row.key }}
              variant="quiet"
              name={texts.removeOf(label)}
              disabled={isFormBusy}
            >
              {texts.remove}
            </Action>
          </div>
        )}
      </div>
    </li>
  )
}

/** One row. Memoized: it renders only if its props change, however many rows there are. */
export const RowOfFields = memo(
  RowView,
  (previousProps, nextProps) =>
    previousProps.row === nextProps.row &&
    previousProps.number === nextProps.number &&
    previousProps.rest === nextProps.rest &&
    previousProps.options === nextProps.options &&
    previousProps.texts === nextProps.texts &&
    Object.keys(nextProps.field.columns).every((column) => previousProps.errors[column] === nextProps.errors[column]),
)
