import type { Detail, PrintedTable } from './document'
import { addPart, fillRectangle, type Part } from './drawing'
import { COLUMN, ensureHeight, type Flow, lineHeight, styles, wrapText, writeLine } from './flow'
import { colours } from './insurer'

const PADDING = 3.5
const LABEL_WIDTH = 178
const INSET = 8
/** Height of a blank line for handwriting, in points. */
const BLANK_HEIGHT = 30

/** Draws a table with a label and a value in each row. */
export const drawDetails = (flow: Flow, details: readonly Detail[]): void => {
  const table = addPart(flow.drawing.root, 'Table')
  const width = COLUMN.right - COLUMN.left
  for (const { label, value } of details) {
    const labelLines = wrapText(label, styles.soft, LABEL_WIDTH - 2 * INSET)
    const valueLines = wrapText(value, styles.strong, width - LABEL_WIDTH - INSET)
    const height = Math.max(labelLines.length, valueLines.length) * lineHeight(styles.body) + 2 * PADDING
    ensureHeight(flow, height)
    const row = addPart(table, 'TR')
    writeLines(flow, addPart(row, 'TH', 'Row'), labelLines, COLUMN.left + INSET, styles.soft)
    writeLines(flow, addPart(row, 'TD'), valueLines, COLUMN.left + LABEL_WIDTH, styles.strong)
    flow.y += height
    fillRectangle(flow.drawing, flow.page, [COLUMN.left, flow.y - 0.6, width, 0.6], colours.line)
  }
}

/** Draws lines to fill in by hand, each after its label. An empty label continues the line before. */
export const drawBlanks = (flow: Flow, labels: readonly string[]): void => {
  for (const label of labels) {
    ensureHeight(flow, BLANK_HEIGHT)
    const down = BLANK_HEIGHT - lineHeight(styles.soft) - PADDING
    if (label !== '') {
      writeLine(flow, addPart(flow.drawing.root, 'P'), label, COLUMN.left + INSET, styles.soft, { down })
    }
    flow.y += BLANK_HEIGHT
    const width = COLUMN.right - COLUMN.left - LABEL_WIDTH
    fillRectangle(flow.drawing, flow.page, [COLUMN.left + LABEL_WIDTH, flow.y - 0.6, width, 0.6], colours.soft)
  }
}

/** Draws a table. Its header row is repeated on each page. */
export const drawTable = (flow: Flow, { columns, rows, total }: PrintedTable): void => {
  const table = addPart(flow.drawing.root, 'Table')
  const height = lineHeight(styles.body) + 2 * PADDING
  const columnStarts = columnStartsOf(columns.length)

  const drawHeaderRow = (row: Part | undefined) => {
    fillRectangle(flow.drawing, flow.page, [COLUMN.left, flow.y, COLUMN.right - COLUMN.left, height], colours.accent)
    const style = { ...styles.strong, colour: colours.paper }
    columns.forEach((text, index) => {
      const headerCell = row === undefined ? undefined : addPart(row, 'TH', 'Column')
      writeCell(flow, headerCell, text, columnStarts[index] ?? 0, index, style)
    })
    flow.y += height
  }
  const drawRow = (cells: readonly string[], style: (typeof styles)['body' | 'strong']) => {
    if (ensureHeight(flow, height)) drawHeaderRow(undefined)
    if (style === styles.strong) {
      fillRectangle(flow.drawing, flow.page, [COLUMN.left, flow.y, COLUMN.right - COLUMN.left, height], colours.ground)
    }
    const row = addPart(table, 'TR')
    cells.forEach((text, index) => {
      writeCell(flow, addPart(row, 'TD'), text, columnStarts[index] ?? 0, index, style)
    })
    flow.y += height
    fillRectangle(flow.drawing, flow.page, [COLUMN.left, flow.y - 0.6, COLUMN.right - COLUMN.left, 0.6], colours.line)
  }

  ensureHeight(flow, 2 * height)
  drawHeaderRow(addPart(table, 'TR'))
  for (const cells of rows) drawRow(cells, styles.body)
  if (total !== undefined) drawRow(total, styles.strong)
}

// All columns but the first have a fixed width, because they contain figures or days. The first column gets the
// remaining width.
const columnStartsOf = (count: number): readonly number[] => {
  const columnWidth = count > 3 ? 92 : 128
  return Array.from({ length: count }, (_, index) =>
    index === 0 ? COLUMN.left + INSET : COLUMN.right - INSET - (count - 1 - index) * columnWidth,
  )
}

const writeCell = (
  flow: Flow,
  part: Part | undefined,
  text: string,
  x: number,
  index: number,
  style: Parameters<typeof writeLine>[4],
): void => writeLine(flow, part, text, x, style, { down: PADDING + 1, ...(index > 0 && { align: 'right' as const }) })

const writeLines = (
  flow: Flow,
  part: Part,
  lines: readonly string[],
  x: number,
  style: Parameters<typeof writeLine>[4],
): void =>
  lines.forEach((line, index) => {
    writeLine(flow, part, line, x, style, { down: PADDING + 1 + index * lineHeight(style) })
  })
