import { parsePercent, percentText } from '../../../validation/percent'
import type { Row, RowsField, ValidationContext } from '../../definition/field'
import { rowWithCell, withCell } from './change'
import { shareBalanceOf } from './shares'

/** 100% in hundredths of a percent. */
const WHOLE_IN_HUNDREDTHS = 100 * 100

const shareIn = (column: string, { cells }: Row): number => parsePercent(cells[column] ?? '') || 0

const inHundredths = (percent: number): number => Math.round(percent * 100)

/** Smallest unit of a share, in hundredths of a percent: 1 if the column accepts fractions, otherwise 100. */
const shareUnitOf = ({ columns }: RowsField, column: string, context: ValidationContext): number =>
  columns[column]?.check('33,33', context) === null ? 1 : 100

/**
 * Returns the rows among which 100% is distributed: if the customer cannot add rows and some rows already have a share,
 * only those; otherwise all rows.
 */
export const rowsSharingWhole = ({ shares, canAdd }: RowsField, rows: readonly Row[]): readonly Row[] => {
  const filled = shares === null ? [] : rows.filter((row) => shareIn(shares, row) > 0)
  return canAdd || filled.length === 0 ? rows : filled
}

/**
 * Distributes 100% evenly in a group. If 100% cannot be divided exactly, the first rows get one smallest unit more.
 * With whole percents, only the first hundred rows get a share.
 */
export const spreadEvenly = (field: RowsField, rows: readonly Row[], context: ValidationContext): readonly Row[] => {
  const { shares } = field
  if (shares === null) return rows
  const sharingRows = rowsSharingWhole(field, rows)
  const unit = shareUnitOf(field, shares, context)
  const units = WHOLE_IN_HUNDREDTHS / unit
  const indexByKey = new Map(sharingRows.map(({ key }, index) => [key, index]))
  return rows.map((row) => {
    const index = indexByKey.get(row.key)
    if (index === undefined) return row
    const rowUnits = Math.floor(units / sharingRows.length) + (index < units % sharingRows.length ? 1 : 0)
    return rowWithCell(row, shares, rowUnits === 0 ? '' : percentText((rowUnits * unit) / 100))
  })
}

/** Adds the missing percentage to one row's share. Returns the same rows if nothing is missing. */
export const withRemainderAdded = ({ shares }: RowsField, rows: readonly Row[], key: string): readonly Row[] => {
  const targetRow = rows.find((row) => row.key === key)
  if (shares === null || targetRow === undefined) return rows
  const { left } = shareBalanceOf(shares, rows)
  const share = (inHundredths(shareIn(shares, targetRow)) + inHundredths(left)) / 100
  return left > 0 ? withCell(rows, key, shares, percentText(share)) : rows
}

/** Clears the shares of a group. */
export const withoutShares = ({ shares }: RowsField, rows: readonly Row[]): readonly Row[] =>
  shares === null ? rows : rows.map((row) => rowWithCell(row, shares, ''))
