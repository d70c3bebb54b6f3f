import { hex } from './file'
import { glyphsOf, widthOf } from './typeface'
import { typefaces } from './typefaces'

/** A4 in points. */
export const PAGE = { width: 595.28, height: 841.89 }

/** The style of a line of text. */
export interface Style {
  readonly face: keyof typeof typefaces
  readonly size: number
  readonly colour: string
}

/** A part of the document for screen readers (tagged structure), with its marked content on pages. */
export interface Part {
  readonly role: 'Document' | 'H1' | 'H2' | 'P' | 'Table' | 'TR' | 'TH' | 'TD'
  /** Scope of a table header cell. */
  readonly scope?: 'Column' | 'Row'
  readonly children: Part[]
  readonly marks: Array<{ readonly page: number; readonly mark: number }>
}

/** One page: its content, and the part that each marked piece belongs to. */
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
export const createDrawing = (): Drawing => ({ pages: [], root: newPart('Document') })

/** Adds a part to another one. */
export const addPart = (parent: Part, role: Part['role'], scope?: 'Column' | 'Row'): Part => {
  const part = newPart(role, scope)
  parent.children.push(part)
  return part
}

/** Writes one line. Without a part, the line is decoration that screen readers skip. */
export const write = (
  drawing: Drawing,
  page: number,
  part: Part | undefined,
  text: string,
  position: { readonly x: number; readonly y: number; readonly align?: 'right' | undefined },
  style: Style,
): void => {
  const sheet = sheetOf(drawing, page)
  const typeface = typefaces[style.face]
  const x = position.align === 'right' ? position.x - widthOf(typeface, text, style.size) : position.x
  const glyphs = glyphsOf(typeface, text).map(hex).join('')
  const font = style.face === 'regular' ? '/F1' : '/F2'
  sheet.content.push(
    `${beginMark(sheet, page, part)} BT ${font} ${style.size} Tf ${fill(style.colour)} ` +
      `1 0 0 1 ${point(x, position.y)} Tm <${glyphs}> Tj ET EMC`,
  )
}

/** Fills a rectangle. */
export const box = (
  drawing: Drawing,
  page: number,
  [x, y, width, height]: readonly [number, number, number, number],
  colour: string,
): void => {
  const rectangle = `${point(x, y + height)} ${short(width)} ${short(height)} re f`
  sheetOf(drawing, page).content.push(`/Artifact BMC ${fill(colour)} ${rectangle} EMC`)
}

/** Fills a path, given in PDF operators with its own coordinates (y downwards), scaled and moved to a position. */
export const shape = (
  drawing: Drawing,
  page: number,
  path: string,
  [x, y, scale]: readonly [number, number, number],
  colour: string,
): void => {
  const matrix = `${short(scale)} 0 0 ${short(-scale)} ${point(x, y)} cm`
  sheetOf(drawing, page).content.push(`/Artifact BMC q ${matrix} ${fill(colour)} ${path} f Q EMC`)
}

const newPart = (role: Part['role'], scope?: 'Column' | 'Row'): Part => ({
  role,
  ...(scope !== undefined && { scope }),
  children: [],
  marks: [],
})

const sheetOf = (drawing: Drawing, page: number): Page => {
  const sheet = drawing.pages[page]
  if (sheet === undefined) throw new Error(`The drawing has no page ${page}.`)
  return sheet
}

const beginMark = (sheet: Page, page: number, part: Part | undefined): string => {
  if (part === undefined) return '/Artifact BMC'
  const mark = sheet.owners.push(part) - 1
  part.marks.push({ page, mark })
  return `/${part.role} << /MCID ${mark} >> BDC`
}

const fill = (colour: string): string => {
  const channels = [1, 3, 5].map((start) => short(Number.parseInt(colour.slice(start, start + 2), 16) / 255))
  return `${channels.join(' ')} rg`
}

const point = (x: number, y: number): string => `${short(x)} ${short(PAGE.height - y)}`

const short = (value: number): string => String(Math.round(value * 1000) / 1000)
