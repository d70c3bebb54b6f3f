import { dayAt } from '../../machines/today'
import { formatDate } from '../../src/texts/format'
import type { PrintedDocument } from './document'
import { addPart, box, type Drawing, PAGE, shape, write } from './drawing'
import { COLUMN, createFlow, type Flow, needHeight, paragraph, styles, writeLine } from './flow'
import { colours, insurer, mark } from './insurer'
import { wordings } from './kinds'
import { drawBlanks, drawDetails, drawTable } from './tables'
import { type About, writePdf } from './write'

/** Lays out a document as a letter of the insurer and writes it as a PDF file. */
export const setLetter = (document: PrintedDocument): Uint8Array<ArrayBuffer> => {
  const { lead, closing, title: ownTitle } = wordings[document.kind]
  const title = document.title ?? ownTitle
  const flow = createFlow()
  drawHead(flow, document)
  paragraph(flow, 'H1', title, styles.title)
  flow.y += 6
  paragraph(flow, 'P', lead, styles.body)
  section(flow, 'A szerződés adatai', 60)
  drawDetails(flow, [
    { label: 'Szerződésszám', value: document.contract.number },
    { label: 'Termék', value: document.contract.product },
    { label: 'Szerződő', value: document.contract.holder },
    ...document.contract.details,
  ])
  if (document.details !== undefined && document.details.length > 0) {
    section(flow, 'A dokumentum adatai', 60)
    drawDetails(flow, document.details)
  }
  for (const table of document.tables ?? []) {
    section(flow, table.heading, 60)
    drawTable(flow, table)
  }
  for (const { heading, text } of document.texts ?? []) {
    section(flow, heading, 40)
    flow.y += 6
    paragraph(flow, 'P', text, styles.body)
  }
  if (document.blanks !== undefined) {
    section(flow, 'Kérjük, töltse ki', 60)
    drawBlanks(flow, document.blanks)
  }
  drawClose(flow, closing, document.createdAt)
  drawFeet(flow.drawing, document)
  const about: About = {
    title: `${title} – ${document.contract.number}`,
    author: insurer.company,
    createdAt: document.createdAt,
  }
  return writePdf(flow.drawing, about)
}

const drawHead = (flow: Flow, { contract, documentNumber, createdAt }: PrintedDocument): void => {
  const { drawing } = flow
  box(drawing, 0, [0, 0, PAGE.width, 6], colours.accent)
  const corner = [COLUMN.left, 38, 1.15] as const
  shape(drawing, 0, mark.ground, corner, colours.accent)
  shape(drawing, 0, mark.sun, corner, colours.sun)
  shape(drawing, 0, mark.horizon, corner, colours.paper)
  const sender = addPart(drawing.root, 'P')
  const name = { face: 'semibold', size: 15, colour: colours.ink } as const
  write(drawing, 0, sender, insurer.name, { x: COLUMN.left + 47, y: 61.5 }, name)
  write(drawing, 0, sender, insurer.address, { x: COLUMN.right, y: 52, align: 'right' }, styles.small)
  write(drawing, 0, sender, insurer.mail, { x: COLUMN.right, y: 64, align: 'right' }, styles.small)

  // The recipient is positioned for a window envelope.
  flow.y = 118
  const recipient = addPart(drawing.root, 'P')
  ;[contract.holder, ...contract.address].forEach((line, index) => {
    const style = { ...(index === 0 ? styles.strong : styles.body), size: 11 }
    writeLine(flow, recipient, line, COLUMN.left, style, { down: index * 16 })
  })
  const data = [
    ['Kelt', formatDate(dayAt(createdAt))],
    ['Szerződésszám', contract.number],
    ['Iktatószám', documentNumber],
  ] as const
  data.forEach(([label, value], index) => {
    const part = addPart(drawing.root, 'P')
    writeLine(flow, part, label, COLUMN.right - 190, styles.small, { down: index * 16 + 2 })
    writeLine(flow, part, value, COLUMN.right, styles.strong, { down: index * 16, align: 'right' })
  })
  flow.y = 192
}

const section = (flow: Flow, heading: string, withAtLeast: number): void => {
  needHeight(flow, 40 + withAtLeast)
  flow.y += 16
  paragraph(flow, 'H2', heading, styles.heading)
  flow.y += 4
  box(flow.drawing, flow.page, [COLUMN.left, flow.y - 1.4, COLUMN.right - COLUMN.left, 1.4], colours.accent)
}

const drawClose = (flow: Flow, closing: string, createdAt: number): void => {
  needHeight(flow, 110)
  flow.y += 16
  paragraph(flow, 'P', closing, styles.body)
  flow.y += 14
  paragraph(flow, 'P', `${insurer.seat}, ${formatDate(dayAt(createdAt))}`, styles.body)
  flow.y += 10
  paragraph(flow, 'P', insurer.company, styles.strong)
  paragraph(flow, 'P', 'Ügyfélszolgálat', styles.soft)
}

const drawFeet = (drawing: Drawing, { contract }: PrintedDocument): void => {
  const y = PAGE.height - 52
  drawing.pages.forEach((_, page) => {
    box(drawing, page, [COLUMN.left, y - 16, COLUMN.right - COLUMN.left, 0.6], colours.line)
    const left = `${insurer.company} · Szerződésszám: ${contract.number}`
    write(drawing, page, undefined, left, { x: COLUMN.left, y }, styles.smallStrong)
    const number = `${page + 1}. oldal, összesen ${drawing.pages.length}`
    write(drawing, page, undefined, number, { x: COLUMN.right, y, align: 'right' }, styles.small)
    const note = 'Mintadokumentum: egy szimulált biztosító készítette, joghatása nincs.'
    write(drawing, page, undefined, note, { x: COLUMN.left, y: y + 12 }, styles.small)
  })
}
