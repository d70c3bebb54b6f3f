import { addPart, createDrawing, type Drawing, drawText, PAGE, type Part, type Style } from './drawing'
import { colours } from './insurer'
import { widthOf } from './typeface'
import { typefaces } from './typefaces'

/** Edges of a page's text area, in points from its top left corner. */
export const COLUMN = { left: 62, right: PAGE.width - 62, top: 62, bottom: PAGE.height - 92 }

/** The text styles of printed documents. */
export const styles = {
  title: { face: 'semibold', size: 25, colour: colours.accent },
  heading: { face: 'semibold', size: 11.5, colour: colours.accent },
  body: { face: 'regular', size: 10, colour: colours.ink },
  strong: { face: 'semibold', size: 10, colour: colours.ink },
  soft: { face: 'regular', size: 10, colour: colours.soft },
  small: { face: 'regular', size: 8, colour: colours.soft },
  smallStrong: { face: 'semibold', size: 8, colour: colours.soft },
} as const satisfies Record<string, Style>

/** A drawing that is filled from the top down, page after page. */
export interface Flow {
  readonly drawing: Drawing
  page: number
  y: number
}

/** A flow with its first page. */
export const createFlow = (): Flow => {
  const flow = { drawing: createDrawing(), page: -1, y: 0 }
  turnPage(flow)
  return flow
}

const turnPage = (flow: Flow): void => {
  flow.drawing.pages.push({ content: [], owners: [] })
  flow.page = flow.drawing.pages.length - 1
  flow.y = COLUMN.top
}

/**
 * Starts a new page if less than `height` (points) is left on the current one. Returns `true` if a page was started.
 */
export const ensureHeight = (flow: Flow, height: number): boolean => {
  if (flow.y + height <= COLUMN.bottom) return false
  turnPage(flow)
  return true
}

/** Distance between lines, in points. */
export const lineHeight = (style: Style): number => style.size * 1.45

/** Writes a paragraph across the column's width. It may continue on the next page. */
export const writeParagraph = (flow: Flow, role: 'H1' | 'H2' | 'P', text: string, style: Style): void => {
  const part = addPart(flow.drawing.root, role)
  for (const line of wrapText(text, style, COLUMN.right - COLUMN.left)) {
    ensureHeight(flow, lineHeight(style))
    writeLine(flow, part, line, COLUMN.left, style)
    flow.y += lineHeight(style)
  }
}

/** Writes a line whose top is at the flow's position, or `down` points below it. */
export const writeLine = (
  flow: Flow,
  part: Part | undefined,
  text: string,
  x: number,
  style: Style,
  { align, down = 0 }: { readonly align?: 'right'; readonly down?: number } = {},
): void => drawText(flow.drawing, flow.page, part, text, { x, y: flow.y + down + style.size, align }, style)

/** Breaks a text into lines that fit. Non-breaking spaces keep their words together. */
export const wrapText = (text: string, style: Style, width: number): readonly string[] => {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const lastLine = lines.at(-1)
    const extendedLine = lastLine === undefined ? word : `${lastLine} ${word}`
    if (lastLine !== undefined && widthOf(typefaces[style.face], extendedLine, style.size) <= width)
      lines[lines.length - 1] = extendedLine
    else lines.push(word)
  }
  return lines
}
