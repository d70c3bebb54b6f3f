import { percentOf, percentText } from '../../../validation/percent'
import type { Asking, Row, RowsField } from '../../definition/field'
import { cellSet, withCell } from './change'
import { restOf } from './shares'

/** In hundredths of a percent. */
const WHOLE = 100 * 100

const shareIn = (column: string, { cells }: Row): number => percentOf(cells[column] ?? '') || 0

const inHundredths = (percent: number): number => Math.round(percent * 100)

/** What a share can be a multiple of, in hundredths: parts of a percent only where the column takes them. */
const unitOf = ({ columns }: RowsField, column: string, asking: Asking): number =>
  columns[column]?.check('33,33', asking) === null ? 1 : 100

/** The rows that are laid out evenly: those that have a share; all of them where none has one, or where rows are added. */
export const evenRows = ({ shares, canAdd }: RowsField, rows: readonly Row[]): readonly Row[] => {
  const filled = shares === null ? [] : rows.filter((row) => shareIn(shares, row) > 0)
  return canAdd || filled.length === 0 ? rows : filled
}

/**
 * 100% laid out evenly among the rows of a group: what cannot be parted goes to the first ones. Rows beyond a hundred get
 * nothing where there are whole percents only.
 */
export const spreadEvenly = (field: RowsField, rows: readonly Row[], asking: Asking): readonly Row[] => {
  const { shares } = field
  if (shares === null) return rows
  const among = evenRows(field, rows)
  const unit = unitOf(field, shares, asking)
  const parts = WHOLE / unit
  const places = new Map(among.map(({ key }, route) => [key, route]))
  return rows.map((row) => {
    const route = places.get(row.key)
    if (route === undefined) return row
    const part = Math.floor(parts / among.length) + (route < parts % among.length ? 1 : 0)
    return cellSet(row, shares, part === 0 ? '' : percentText((part * unit) / 100))
  })
}

/** The rows of a group with what is left of 100% in one of them; as they are where nothing is left. */
export const withRest = ({ shares }: RowsField, rows: readonly Row[], key: string): readonly Row[] => {
  const taking = rows.find((row) => row.key === key)
  if (shares === null || taking === undefined) return rows
  const { left } = restOf(shares, rows)
  const share = (inHundredths(shareIn(shares, taking)) + inHundredths(left)) / 100
  return left > 0 ? withCell(rows, key, shares, percentText(share)) : rows
}

/** The rows of a group without any share. */
export const withoutShares = ({ shares }: RowsField, rows: readonly Row[]): readonly Row[] =>
  shares === null ? rows : rows.map((row) => cellSet(row, shares, ''))
