import { useTranslation } from 'react-i18next'
import type { RowGroup } from '../../../machines/case/answers/rows/groups'
import { rowsSharingWhole } from '../../../machines/case/answers/rows/spread'
import type { RowsField } from '../../../machines/case/definition/field'
import type { CaseEvent } from '../../../machines/case/machine/case.types'
import { Action } from '../../ui/controls/Action'
import { useIsBusy } from '../../ui/controls/Form'
import { type RowOrder, rowOrders } from './arrangeRows'

interface Props {
  readonly field: RowsField
  readonly group: RowGroup
  readonly order: RowOrder
  /** Sorts the rows; `undefined` if there are few rows. */
  readonly onOrder: ((order: RowOrder) => void) | undefined
  readonly send: (event: CaseEvent) => void
}

/** Buttons that distribute 100% among the rows of a group, and a choice of the rows' order. */
export function RowsTools({ field, group: { path, rows }, order, onOrder, send }: Props) {
  const { t } = useTranslation('case')
  const isFormBusy = useIsBusy()
  if (field.shares === null || rows.length < 2) return null
  const evenRowCount = rowsSharingWhole(field, rows).length
  const label = t(evenRowCount < rows.length ? 'rows.evenlyFilled' : 'rows.evenly', { count: evenRowCount })
  return (
    <div className="rows-tools">
      <Action send={send} event={{ type: 'shares.spread', group: path, how: 'evenly' }} disabled={isFormBusy}>
        {label}
      </Action>
      {!field.canAdd && (
        <Action
          send={send}
          event={{ type: 'shares.spread', group: path, how: 'nothing' }}
          variant="quiet"
          disabled={isFormBusy}
        >
          {t('rows.nothing')}
        </Action>
      )}
      {onOrder && (
        <div className="rows-order">
          <label className="label" htmlFor={`order-${path}`}>
            {t('rows.order')}
          </label>
          <select
            id={`order-${path}`}
            className="input input-select"
            autoComplete="off"
            value={order}
            onChange={({ target }) => onOrder(rowOrders.find((rowOrder) => rowOrder === target.value) ?? 'given')}
          >
            {rowOrders.map((rowOrder) => (
              <option key={rowOrder} value={rowOrder}>
                {t(`rows.orders.${rowOrder}`)}
              </option>
            ))}
          </select>
        </div>
      )}
    </div>
  )
}
