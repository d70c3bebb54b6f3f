import './RowsFieldType.css'
// biome-ignore lint/style/noRestrictedImports: the order of the rows is no answer and ends with the field.
import { type FocusEvent, useCallback, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { groupRows, type RowGroup } from '../../../machines/case/answers/rows/groups'
import { pathOf } from '../../../machines/case/answers/rows/path'
import { shareBalanceOf } from '../../../machines/case/answers/rows/shares'
import type { Option, Row, RowsField } from '../../../machines/case/definition/field'
import type { CaseEvent } from '../../../machines/case/machine/case.types'
import { Action } from '../../ui/controls/Action'
import { useIsBusy } from '../../ui/controls/Form'
import { joinClasses } from '../../ui/controls/sends'
import { FieldGroup, type FieldTexts } from '../Field'
import { arrangeRows, givenArrangement, orderedKeys } from './arrangeRows'
import { RowOfFields } from './RowOfFields'
import { RowsRest } from './RowsRest'
import { RowsTools } from './RowsTools'
import { type RowTexts, rowLabel } from './rowTexts'

interface Props extends FieldTexts {
  readonly field: RowsField
  readonly rows: readonly Row[]
  /** The options that rows can be about, such as the funds of an account. A row's `of` is the value of one of them. */
  readonly options: readonly Option[]
  readonly texts: RowTexts
  /** The error text at a path. */
  readonly errorAt: (path: string) => string | undefined
  readonly today: string
  readonly send: (event: CaseEvent) => void
}

/** The most rows that are shown without a choice of order. */
const MOST_WITHOUT_ORDER = 6

/**
 * Tells if the rows are shown as a table: the customer cannot add rows, and each row has only a percentage. Other
 * answers, e.g. a document's number, are too wide.
 */
const isTable = ({ canAdd, columns }: RowsField): boolean =>
  !canAdd && Object.keys(columns).length === 1 && Object.values(columns).every(({ format }) => format === 'percent')

/** The rows of a field: a table if each row has only a percentage, otherwise cards. */
export function RowsFieldType(props: Props) {
  const { name, label, aside, hint, error, field, options, rows, texts, errorAt } = props
  return (
    <FieldGroup texts={{ name, label, aside, hint, error }} isTarget>
      {groupRows(field, name, options, rows).map((group) =>
        group.about === null || field.isList ? (
          <RowGroupView key={group.path} {...props} group={group} />
        ) : (
          <FieldGroup
            key={group.path}
            texts={{ name: group.path, label: texts.about(group.about), error: errorAt(group.path) }}
            isTarget
          >
            <RowGroupView {...props} group={group} />
          </FieldGroup>
        ),
      )}
    </FieldGroup>
  )
}

function RowGroupView({
  group,
  name,
  field,
  options,
  texts,
  errorAt,
  today,
  send,
}: Props & { readonly group: RowGroup }) {
  const { t } = useTranslation('case')
  const isFormBusy = useIsBusy()
  const addButtonRef = useRef<HTMLDivElement>(null)
  const isAddingRef = useRef(false)
  const [arrangement, setArrangement] = useState(givenArrangement)
  const [focusedRowKey, setFocusedRowKey] = useState('')
  const rows = arrangeRows(group.rows, arrangement.keys)
  const remainingShare = field.shares === null ? 0 : shareBalanceOf(field.shares, rows).left
  const rowNameOf = (row: Row) => rowLabel(texts, group.about, options, row, 0)
  const recordFocusedRow = ({ target }: FocusEvent<HTMLElement>) => {
    const rowKey = target.closest<HTMLElement>('[data-row]')?.dataset.row
    if (rowKey !== undefined) setFocusedRowKey(rowKey)
  }
  const errorsOfRow = (row: Row) =>
    Object.fromEntries(Object.keys(field.columns).map((column) => [column, errorAt(pathOf(name, row.key, column))]))
  // Focuses an added row. The focus of a row that disappears moves to a row beside it, or to the button that adds one.
  const keepFocus = useCallback((row: HTMLElement) => {
    if (isAddingRef.current) row.querySelector<HTMLElement>('.row-label > p')?.focus()
    isAddingRef.current = false
    return () => {
      if (!row.contains(document.activeElement)) return
      const focusTarget = row.nextElementSibling ?? row.previousElementSibling ?? addButtonRef.current
      focusTarget?.querySelector<HTMLElement>('.action')?.focus()
    }
  }, [])
  return (
    <div className={joinClasses('rows', isTable(field) && 'rows-table')}>
      <RowsTools
        field={field}
        group={group}
        order={arrangement.order}
        onOrder={
          isTable(field) && rows.length > MOST_WITHOUT_ORDER
            ? (order) => setArrangement({ order, keys: orderedKeys(order, rows, rowNameOf, field.shares) })
            : undefined
        }
        send={send}
      />
      {isTable(field) && (
        <div className="row rows-head" aria-hidden="true">
          <span className="row-label" />
          {Object.entries(field.columns).map(([column, { format }]) => (
            <span key={column} className="row-cell label" data-kind={format}>
              {texts.column(column)}
            </span>
          ))}
        </div>
      )}
      <ul className="row-list" onFocus={recordFocusedRow}>
        {rows.map((row, index) => (
          <RowOfFields
            key={row.key}
            name={name}
            field={field}
            row={row}
            about={group.about}
            options={options}
            number={index + 1}
            rest={row.key === focusedRowKey ? remainingShare : 0}
            group={group.path}
            errors={errorsOfRow(row)}
            texts={texts}
            today={today}
            send={send}
            whileShown={keepFocus}
          />
        ))}
      </ul>
      <RowsRest field={field} rows={rows} />
      {group.about !== null && (
        <div ref={addButtonRef}>
          <Action
            send={(event: CaseEvent) => {
              isAddingRef.current = true
              send(event)
            }}
            event={{ type: 'row.added', field: name, of: group.about.value }}
            name={t('rows.addTo', { add: texts.add(), group: texts.about(group.about) })}
            disabled={isFormBusy}
          >
            {texts.add()}
          </Action>
        </div>
      )}
    </div>
  )
}
