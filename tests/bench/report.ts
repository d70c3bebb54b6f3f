import type { Run } from './run'

/**
 * A line of the report. `show` formats its value. `most` is the maximum of the page's value, and `ratio` is the maximum
 * in multiples of the baseline's value.
 */
type Figure = { key: keyof Run; name: string; show: (value: number) => string; ratio?: number; most?: number }

/** The maximum of each figure of a page, in multiples of the baseline's figure. */
export type Budget = Partial<Record<keyof Run, number>>

const kilobytes = (value: number): string => `${(value / 1000).toFixed(1)} kB`
const milliseconds = (value: number): string => `${value.toFixed(0)} ms`
const count = (value: number): string => String(value)

// The sizes of script, style, font, document and data are compressed sizes of transferred files.
const figures: readonly Figure[] = [
  { key: 'script', name: 'script', show: kilobytes, ratio: 1.5 },
  { key: 'style', name: 'style', show: kilobytes },
  { key: 'font', name: 'font', show: kilobytes },
  { key: 'document', name: 'page with inline styles', show: kilobytes },
  { key: 'data', name: 'texts and configuration', show: kilobytes },
  { key: 'requests', name: 'requests until it answers', show: count },
  { key: 'chain', name: 'longest request chain', show: count, most: 3 },
  { key: 'external', name: 'external requests', show: count, most: 0 },
  { key: 'firstPaint', name: 'first contentful paint', show: milliseconds, ratio: 0.6 },
  { key: 'largestPaint', name: 'largest contentful paint', show: milliseconds, ratio: 0.6 },
  { key: 'ready', name: 'answers (html[data-ready])', show: milliseconds },
  { key: 'longestTask', name: 'longest task', show: milliseconds },
  { key: 'layoutShift', name: 'layout shift', show: (value) => value.toFixed(4), most: 0 },
  { key: 'heap', name: 'script heap', show: kilobytes },
]

/**
 * Returns a table that compares a page with the baseline: medians, ratios, and if each figure is within its maximum.
 * `ownBudget` overrides the common maximums. `keys` limits the table to some figures.
 */
export function compare(
  title: string,
  floor: readonly Run[],
  portal: readonly Run[],
  ownBudget: Budget,
  keys?: readonly (keyof Run)[],
): string {
  const shownFigures = figures.filter(({ key }) => keys?.includes(key) ?? true)
  const rows = shownFigures.map(({ key, name, show, ratio: common, most }) => {
    const ratio = ownBudget[key] ?? common
    const base = median(floor.map((run) => run[key]))
    const value = median(portal.map((run) => run[key]))
    const isOver = (ratio !== undefined && value > ratio * base) || (most !== undefined && value > most)
    const budget = ratio !== undefined ? `<= ${ratio.toFixed(2)}x` : most !== undefined ? `<= ${most}` : ''
    return [
      name,
      show(base),
      show(value),
      base > 0 ? `${(value / base).toFixed(2)}x` : '',
      budget,
      budget && (isOver ? 'OVER' : 'ok'),
    ]
  })
  return `${title}\n${table([['', 'floor', 'portal', 'ratio', 'budget', ''], ...rows])}`
}

/** Returns a table as text. The first column is aligned to the left, the others to the right. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)))
  return rows
    .map((row) =>
      row.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))),
    )
    .map((cells) => `  ${cells.join('  ')}`.trimEnd())
    .join('\n')
}

/** Returns the median; for an even number of values the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? Number.NaN
  return (lower + upper) / 2
}
