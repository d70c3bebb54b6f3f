import { dayAt } from '../../machines/today'
import { formatDate } from '../../src/texts/format'
import type { PrintedDocument } from './document'
import { addPart, type Drawing, drawText, fillPath, fillRectangle, PAGE } from './drawing'
import { COLUMN, createFlow, ensureHeight, type Flow, styles, writeLine, writeParagraph } from './flow'
import { colours, insurer, logo } from './insurer'
import { wordings } from './kinds'
import { drawBlanks, drawDetails, drawTable } from './tables'
import { type FileMetadata, writePdf } from './write'

/** Lays out a document as a letter of the insurer and writes it as a PDF file. */
export const renderLetter = (document: PrintedDocument): Uint8Array<ArrayBuffer> => {
  const { lead, closing, title: defaultTitle } = wordings[document.kind]
  const title = document.title ?? defaultTitle
  const flow = createFlow()
  drawHead(flow, document)
  writeParagraph(flow, 'H1', title, styles.title)
  flow.y += 6
  writeParagraph(flow, 'P', lead, styles.body)
  startSection(flow, 'A szerződés adatai', 60)
  drawDetails(flow, [
    { label: 'Szerződésszám', value: document.contract.number },
    { label: 'Termék', value: document.contract.product },
    { label: 'Szerződő', value: document.contract.holder },
    ...document.contract.details,
  ])
  if (document.details !== undefined && document.details.length > 0) {
    startSection(flow, 'A dokumentum adatai', 60)
    drawDetails(flow, document.details)
  }
  for (const table of document.tables ?? []) {
    startSection(flow, table.heading, 60)
    drawTable(flow, table)
  }
  for (const { heading, text } of document.texts ?? []) {
    startSection(flow, heading, 40)
    flow.y += 6
    writeParagraph(flow, 'P', text, styles.body)
  }
  if (document.blanks !== undefined) {
    startSection(flow, 'Kérjük, töltse ki', 60)
    drawBlanks(flow, document.blanks)
  }
  drawClosing(flow, closing, document.createdAt)
  drawFooters(flow.drawing, document)
  const metadata: FileMetadata = {
    title: `${title} – ${document.contract.number}`,
    author: insurer.company,
    createdAt: document.createdAt,
  }
  return writePdf(flow.drawing, metadata)
}

const drawHead = (flow: Flow, { contract, documentNumber, createdAt }: PrintedDocument): void => {
  const { drawing } = flow
  fillRectangle(drawing, 0, [0, 0, PAGE.width, 6], colours.accent)
  const logoPosition = [COLUMN.left, 38, 1.15] as const
  fillPath(drawing, 0, logo.ground, logoPosition, colours.accent)
  fillPath(drawing, 0, logo.sun, logoPosition, colours.sun)
  fillPath(drawing, 0, logo.horizon, logoPosition, colours.paper)
  const sender = addPart(drawing.root, 'P')
  const nameStyle = { face: 'semibold', size: 15, colour: colours.ink } as const
  drawText(drawing, 0, sender, insurer.name, { x: COLUMN.left + 47, y: 61.5 }, nameStyle)
  drawText(drawing, 0, sender, insurer.address, { x: COLUMN.right, y: 52, align: 'right' }, styles.small)
  drawText(drawing, 0, sender, insurer.mail, { x: COLUMN.right, y: 64, align: 'right' }, styles.small)

  // The recipient is positioned for a window envelope.
  flow.y = 118
  const recipient = addPart(drawing.root, 'P')
  ;[contract.holder, ...contract.address].forEach((line, index) => {
    const style = { ...(index === 0 ? styles.strong : styles.body), size: 11 }
    writeLine(flow, recipient, line, COLUMN.left, style, { down: index * 16 })
  })
  const referenceLines = [
    ['Kelt', formatDate(dayAt(createdAt))],
    ['Szerződésszám', contract.number],
    ['Iktatószám', documentNumber],
  ] as const
  referenceLines.forEach(([label, value], index) => {
    const part = addPart(drawing.root, 'P')
    writeLine(flow, part, label, COLUMN.right - 190, styles.small, { down: index * 16 + 2 })
    writeLine(flow, part, value, COLUMN.right, styles.strong, { down: index * 16, align: 'right' })
  })
  flow.y = 192
}

const startSection = (flow: Flow, heading: string, contentHeight: number): void => {
  ensureHeight(flow, 40 + contentHeight)
  flow.y += 16
  writeParagraph(flow, 'H2', heading, styles.heading)
  flow.y += 4
  fillRectangle(flow.drawing, flow.page, [COLUMN.left, flow.y - 1.4, COLUMN.right - COLUMN.left, 1.4], colours.accent)
}

const drawClosing = (flow: Flow, closing: string, createdAt: number): void => {
  ensureHeight(flow, 110)
  flow.y += 16
  writeParagraph(flow, 'P', closing, styles.body)
  flow.y += 14
  writeParagraph(flow, 'P', `${insurer.seat}, ${formatDate(dayAt(createdAt))}`, styles.body)
  flow.y += 10
  writeParagraph(flow, 'P', insurer.company, styles.strong)
  writeParagraph(flow, 'P', 'Ügyfélszolgálat', styles.soft)
}

const drawFooters = (drawing: Drawing, { contract }: PrintedDocument): void => {
  const y = PAGE.height - 52
  drawing.pages.forEach((_, pageIndex) => {
    fillRectangle(drawing, pageIndex, [COLUMN.left, y - 16, COLUMN.right - COLUMN.left, 0.6], colours.line)
    const footerText = `${insurer.company} · Szerződésszám: ${contract.number}`
    drawText(drawing, pageIndex, undefined, footerText, { x: COLUMN.left, y }, styles.smallStrong)
    const pageNumber = `${pageIndex + 1}. oldal, összesen ${drawing.pages.length}`
    drawText(drawing, pageIndex, undefined, pageNumber, { x: COLUMN.right, y, align: 'right' }, styles.small)
    const note = 'Mintadokumentum: egy szimulált biztosító készítette, joghatása nincs.'
    drawText(drawing, pageIndex, undefined, note, { x: COLUMN.left, y: y + 12 }, styles.small)
  })
}
