import { fourHexDigits } from './file'
import { glyphsOf, widthOf } from './typeface'
import { typefaces } from './typefaces'

/** Size of an A4 page, in points. */
export const PAGE = { width: 595.28, height: 841.89 }

/** The style of a line of text. */
export interface Style {
  readonly face: keyof typeof typefaces
  readonly size: number
  readonly colour: string
}

/** A structure element of the tagged PDF, for screen readers, with the marked content that belongs to it. */
export interface Part {
  readonly role: 'Document' | 'H1' | 'H2' | 'P' | 'Table' | 'TR' | 'TH' | 'TD'
  /** Scope of a table header cell. */
  readonly scope?: 'Column' | 'Row'
  readonly children: Part[]
  readonly marks: Array<{ readonly page: number; readonly mark: number }>
}

/** One page: its content, and the structure element of each piece of marked content. */
export interface Page {
  readonly content: string[]
  readonly owners: Part[]
}

/** The pages of a document in progress. Coordinates are points from the top left corner. */
export interface Drawing {
  readonly pages: Page[]
  readonly root: Part
}

/** An empty drawing. */
export const createDrawing = (): Drawing => ({ pages: [], root: createPart('Document') })

/** Adds a new, empty part as the last child of `parent`, and returns the new part. */
export const addPart = (parent: Part, role: Part['role'], scope?: 'Column' | 'Row'): Part => {
  const part = createPart(role, scope)
  parent.children.push(part)
  return part
}

/** Writes one line. Without a part, the line is decoration that screen readers skip. */
export const drawText = (
  drawing: Drawing,
  pageIndex: number,
  part: Part | undefined,
  text: string,
  position: { readonly x: number; readonly y: number; readonly align?: 'right' | undefined },
  style: Style,
): void => {
  const sheet = sheetOf(drawing, pageIndex)
  const typeface = typefaces[style.face]
  const x = position.align === 'right' ? position.x - widthOf(typeface, text, style.size) : position.x
  const glyphs = glyphsOf(typeface, text).map(fourHexDigits).join('')
  const font = style.face === 'regular' ? '/F1' : '/F2'
  sheet.content.push(
    `${beginMark(sheet, pageIndex, part)} BT ${font} ${style.size} Tf ${colourOperator(style.colour)} ` +
      `1 0 0 1 ${pdfPoint(x, position.y)} Tm <${glyphs}> Tj ET EMC`,
  )
}

/** Fills a rectangle. */
export const fillRectangle = (
  drawing: Drawing,
  pageIndex: number,
  [x, y, width, height]: readonly [number, number, number, number],
  colour: string,
): void => {
  const rectangle = `${pdfPoint(x, y + height)} ${shortNumber(width)} ${shortNumber(height)} re f`
  sheetOf(drawing, pageIndex).content.push(`/Artifact BMC ${colourOperator(colour)} ${rectangle} EMC`)
}

/**
 * Fills a path, given as PDF operators. The path has its own coordinates (y downwards), which are scaled and moved to
 * the position.
 */
export const fillPath = (
  drawing: Drawing,
  pageIndex: number,
  path: string,
  [x, y, scale]: readonly [number, number, number],
  colour: string,
): void => {
  const matrix = `${shortNumber(scale)} 0 0 ${shortNumber(-scale)} ${pdfPoint(x, y)} cm`
  sheetOf(drawing, pageIndex).content.push(`/Artifact BMC q ${matrix} ${colourOperator(colour)} ${path} f Q EMC`)
}

const createPart = (role: Part['role'], scope?: 'Column' | 'Row'): Part => ({
  role,
  ...(scope !== undefined && { scope }),
  children: [],
  marks: [],
})

const sheetOf = (drawing: Drawing, pageIndex: number): Page => {
  const sheet = drawing.pages[pageIndex]
  if (sheet === undefined) throw new Error(`The drawing has no page ${pageIndex}.`)
  return sheet
}

const beginMark = (sheet: Page, page: number, part: Part | undefined): string => {
  if (part === undefined) return '/Artifact BMC'
  const mark = sheet.owners.push(part) - 1
  part.marks.push({ page, mark })
  return `/${part.role} << /MCID ${mark} >> BDC`
}

const colourOperator = (colour: string): string => {
  const channels = [1, 3, 5].map((start) => shortNumber(Number.parseInt(colour.slice(start, start + 2), 16) / 255))
  return `${channels.join(' ')} rg`
}

const pdfPoint = (x: number, y: number): string => `${shortNumber(x)} ${shortNumber(PAGE.height - y)}`

const shortNumber = (value: number): string => String(Math.round(value * 1000) / 1000)
